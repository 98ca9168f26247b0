// Where there is room over the table: clear of the prompt and of the tabs, below the head line and above the dock
// where these lie along an edge.
import { clearOfPrompt, onScreen, type Box } from '../lib/placing';

export function roomOf(root: HTMLElement): Box {
  const room = clearOfPrompt(root);
  for (const part of root.querySelectorAll('.head, .dock')) {
    const { left, top, right, bottom } = onScreen(part);
    if (Math.min(right, room.right) - Math.max(left, room.left) <= (room.right - room.left) / 2) continue;
    if (part.matches('.head')) room.top = Math.max(room.top, bottom);
    else room.bottom = Math.min(room.bottom, top);
  }
  return room;
}
