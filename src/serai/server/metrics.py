"""Figures for a host's monitoring, in Prometheus's text format."""

import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai.server.services import Services

STREAMS = "/events"
"""Requests that last as long as somebody listens: their duration says nothing."""


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("serai_requests", "Requests answered", ["method", "status"], registry=self.registry)
        self.seconds = Histogram(
            "serai_request_seconds",
            "How long requests took",
            buckets=[0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
            registry=self.registry,
        )
        self.moves = Gauge("serai_moves", "Moves committed since the start", registry=self.registry)
        self.listeners = Gauge("serai_listeners", "Open event streams", registry=self.registry)
        self.lines = Gauge("serai_lines", "Games kept in memory", registry=self.registry)
        self.bot_failures = Gauge("serai_bot_failures", "Bots that gave no answer", registry=self.registry)

    def text(self, services: Services) -> bytes:
        self.moves.set(services.play.moves_made)
        self.listeners.set(services.bus.count())
        self.lines.set(len(services.play.timelines))
        self.bot_failures.set(services.bots.pool.failures)
        return generate_latest(self.registry)


class Counting:
    """Counts and times every request."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requests.labels(scope["method"], str(message["status"])).inc()
                if not scope["path"].endswith(STREAMS):
                    self.metrics.seconds.observe(time.perf_counter() - begun)
            await send(message)

        await self.app(scope, receive, counted)
