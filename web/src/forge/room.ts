// Where there is room over the table: clear of the prompt and of the tabs, and above the dock where it lies
// along the edge.
import { clearOf, clearOfPrompt, onScreen, type Box } from '../lib/placing';

export function roomOf(root: HTMLElement): Box {
  const tabs = root.querySelector('.nav');
  const room = tabs ? clearOf(clearOfPrompt(root), onScreen(tabs)) : clearOfPrompt(root);
  const dock = root.querySelector('.dock');
  if (!dock) return room;
  const { left, top, right } = onScreen(dock);
  const lies = Math.min(right, room.right) - Math.max(left, room.left) > (room.right - room.left) / 2;
  return lies ? { ...room, bottom: Math.min(room.bottom, top) } : room;
}
