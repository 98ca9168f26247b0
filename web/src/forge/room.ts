// Where there is room over the table: clear of the prompt, and above the dock where it lies along the edge.
import { boxOf, clearOfPrompt, type Box } from '../lib/placing';

export function roomOf(root: HTMLElement): Box {
  const room = clearOfPrompt(root);
  const dock = root.querySelector('.dock');
  if (!dock) return room;
  const { left, top, right } = boxOf(dock);
  const lies = right - left > (room.right - room.left) / 2;
  return lies ? { ...room, bottom: Math.min(room.bottom, top) } : room;
}
