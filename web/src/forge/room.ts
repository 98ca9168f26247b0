// Where there is room over the table: clear of the prompt and of the tabs, and above the dock where it lies
// along the edge.
import { clearOfPrompt, onScreen, type Box } from '../lib/placing';

export function roomOf(root: HTMLElement): Box {
  const room = clearOfPrompt(root);
  const dock = root.querySelector('.dock');
  if (!dock) return room;
  const { left, top, right } = onScreen(dock);
  const lies = Math.min(right, room.right) - Math.max(left, room.left) > (room.right - room.left) / 2;
  return lies ? { ...room, bottom: Math.min(room.bottom, top) } : room;
}
