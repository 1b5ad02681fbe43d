// The page's script: sends choices, receives the parts that changed, and lets pieces glide. Each file has one subject.
import { wireCounters } from "./js/counters.js";
import { wireColumn } from "./js/column.js";
import { wireDialogs } from "./js/dialogs.js";
import { wireSeating } from "./js/seating.js";
import { wireKeys } from "./js/keys.js";
import { wireLanguages } from "./js/languages.js";
import { wireLive } from "./js/live.js";
import { wireLobby } from "./js/lobby.js";
import { wirePeople } from "./js/people.js";
import { wirePicking } from "./js/picking.js";
import { wirePlay } from "./js/play.js";
import { wirePointing } from "./js/pointing.js";
import { wireReplay } from "./js/replay.js";
import { wireSettings } from "./js/settings.js";
import { wireSilence } from "./js/silence.js";
import { wireStrip } from "./js/strip.js";
import { wireTabs } from "./js/tabs.js";
import { wireTimes } from "./js/times.js";
import { wireToast } from "./js/toast.js";
import { wireTurn } from "./js/turn.js";
import { wireZoom } from "./js/zoom.js";

wireDialogs();
wireSettings();
wireLanguages();
wireToast();
wirePeople();
wireSeating();
wireLobby();
if (document.querySelector("main.play")) {
  wireZoom();
  wirePointing();
  wirePlay();
  wireCounters();
  wireTimes();
  wirePicking();
  wireKeys();
  wireTabs();
  wireStrip();
  wireColumn();
  wireReplay();
  wireSilence();
}
wireTurn();
wireLive();
document.documentElement.dataset.ready = "1";
