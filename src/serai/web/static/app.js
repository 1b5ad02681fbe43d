// The page's script: sends choices, receives the parts that changed, and lets pieces glide. Each file has one subject.
import { wireCards } from "./js/cards.js";
import { wireDialogs } from "./js/dialogs.js";
import { wireSeating } from "./js/seating.js";
import { wireKeys } from "./js/keys.js";
import { wireLanguages } from "./js/languages.js";
import { wireLive } from "./js/live.js";
import { wireLobby } from "./js/lobby.js";
import { wireLog } from "./js/log.js";
import { wireMarks } from "./js/marks.js";
import { wireRecall } from "./js/moments.js";
import { wireNotices } from "./js/notices.js";
import { wirePeople } from "./js/people.js";
import { wirePlay } from "./js/play.js";
import { wirePlayer } from "./js/player.js";
import { wirePointing } from "./js/pointing.js";
import { wireReplay } from "./js/replay.js";
import { wireSettings } from "./js/settings.js";
import { wireSilence } from "./js/silence.js";
import { wireTabs } from "./js/tabs.js";
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
  wireKeys();
  wireTabs();
  wireReplay();
  wireSilence();
  wireRecall();
  wirePlayer();
  wireMarks();
  wireLog();
  wireCards();
}
wireNotices();
wireTurn();
wireLive();
document.documentElement.dataset.ready = "1";
