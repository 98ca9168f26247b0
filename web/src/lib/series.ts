// Who has won how often, of several games in a row.
import type { RoomInfo } from '../generated/protocol';

/** The wins of every seat by name, such as “Olena 2 · Taras 1”; empty before a second game. */
export function seriesWords({ wins, seats, status }: Pick<RoomInfo, 'wins' | 'seats' | 'status'>): string {
  const played = wins.reduce((sum, won) => sum + won, 0);
  if (wins.length < 2 || played < (status === 'over' ? 2 : 1)) return '';
  return wins.map((won, seat) => `${seats[seat]?.name ?? ''} ${won}`).join(' · ');
}
