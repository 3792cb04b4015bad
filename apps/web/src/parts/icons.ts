import arrowDown from 'lucide-static/icons/arrow-down.svg?raw';
import arrowLeftRight from 'lucide-static/icons/arrow-left-right.svg?raw';
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw';
import award from 'lucide-static/icons/award.svg?raw';
import calendarCheck from 'lucide-static/icons/calendar-check.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import circleCheck from 'lucide-static/icons/circle-check.svg?raw';
import circleQuestionMark from 'lucide-static/icons/circle-question-mark.svg?raw';
import circleX from 'lucide-static/icons/circle-x.svg?raw';
import clipboardPaste from 'lucide-static/icons/clipboard-paste.svg?raw';
import clock from 'lucide-static/icons/clock.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import cornerDownLeft from 'lucide-static/icons/corner-down-left.svg?raw';
import download from 'lucide-static/icons/download.svg?raw';
import ellipsis from 'lucide-static/icons/ellipsis.svg?raw';
import grid3x3 from 'lucide-static/icons/grid-3x3.svg?raw';
import history from 'lucide-static/icons/history.svg?raw';
import house from 'lucide-static/icons/house.svg?raw';
import info from 'lucide-static/icons/info.svg?raw';
import keyboard from 'lucide-static/icons/keyboard.svg?raw';
import listOrdered from 'lucide-static/icons/list-ordered.svg?raw';
import lock from 'lucide-static/icons/lock.svg?raw';
import monitor from 'lucide-static/icons/monitor.svg?raw';
import moon from 'lucide-static/icons/moon.svg?raw';
import network from 'lucide-static/icons/network.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import printer from 'lucide-static/icons/printer.svg?raw';
import qrCode from 'lucide-static/icons/qr-code.svg?raw';
import redo2 from 'lucide-static/icons/redo-2.svg?raw';
import scale from 'lucide-static/icons/scale.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import settings from 'lucide-static/icons/settings.svg?raw';
import share2 from 'lucide-static/icons/share-2.svg?raw';
import smartphone from 'lucide-static/icons/smartphone.svg?raw';
import sun from 'lucide-static/icons/sun.svg?raw';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw';
import trophy from 'lucide-static/icons/trophy.svg?raw';
import undo2 from 'lucide-static/icons/undo-2.svg?raw';
import upload from 'lucide-static/icons/upload.svg?raw';
import userCheck from 'lucide-static/icons/user-check.svg?raw';
import userPlus from 'lucide-static/icons/user-plus.svg?raw';
import userX from 'lucide-static/icons/user-x.svg?raw';
import users from 'lucide-static/icons/users.svg?raw';
import wifiOff from 'lucide-static/icons/wifi-off.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';

const ICONS = {
  'arrow-down': arrowDown,
  'arrow-left-right': arrowLeftRight,
  'arrow-up': arrowUp,
  award,
  'calendar-check': calendarCheck,
  'chevron-down': chevronDown,
  'chevron-right': chevronRight,
  'circle-check': circleCheck,
  'circle-question-mark': circleQuestionMark,
  'circle-x': circleX,
  'clipboard-paste': clipboardPaste,
  clock,
  copy,
  'corner-down-left': cornerDownLeft,
  download,
  ellipsis,
  'grid-3x3': grid3x3,
  history,
  house,
  info,
  keyboard,
  'list-ordered': listOrdered,
  lock,
  monitor,
  moon,
  network,
  pencil,
  plus,
  printer,
  'qr-code': qrCode,
  'redo-2': redo2,
  scale,
  search,
  settings,
  'share-2': share2,
  smartphone,
  sun,
  'triangle-alert': triangleAlert,
  trophy,
  'undo-2': undo2,
  upload,
  'user-check': userCheck,
  'user-plus': userPlus,
  'user-x': userX,
  users,
  'wifi-off': wifiOff,
  x,
} as const;

export type IconName = keyof typeof ICONS;

/** The drawing alone: size, stroke and colour are those of parts/Icon.svelte. */
export const drawingOf = (name: IconName): string =>
  ICONS[name].slice(
    ICONS[name].indexOf('>', ICONS[name].indexOf('<svg')) + 1,
    ICONS[name].lastIndexOf('</svg>'),
  );
