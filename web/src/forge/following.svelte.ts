// Which view a phone shows. A person chooses it; a decision goes once to where it is made; and while the past
// is shown, the view follows what happens, without taking a person back from where they went meanwhile.
import type { Scene } from './scenes';
import { dieAt, tabOf, type Tab } from './targets';

/** The view in which a scene is seen; null if it is seen in all of them, or in none better than in another. */
export function tabOfScene(scene: Scene, dock: number): Tab | null {
  switch (scene.kind) {
    case 'forge':
      return 'temple';
    case 'feat':
    case 'oust':
      return 'islands';
    case 'walk':
    case 'sway':
      return 'module';
    case 'turnup':
      return tabOf(dieAt(scene.seat, scene.die), dock);
    default:
      return null;
  }
}

export class Following {
  tab: Tab = $state('islands');
  /** A person went elsewhere, and stays there until what happens comes to the same view. */
  #stays = false;
  /** Where the person was before the past was shown. */
  #before: Tab | null = null;

  /** A person goes to a view. */
  choose(tab: Tab): void {
    this.tab = tab;
    this.#stays = true;
  }

  /** Something is asked there. */
  ask(tab: Tab): void {
    this.tab = tab;
  }

  /** Something of the past is shown there. */
  lead(tab: Tab | null): void {
    if (tab === null || (this.#stays && tab !== this.tab)) return;
    this.#stays = false;
    this.tab = tab;
  }

  /** Whoever looks back wants to see it, wherever they were; afterwards they are there again. */
  lookBack(): void {
    this.#stays = false;
    this.#before ??= this.tab;
  }

  return(): void {
    if (this.#before !== null && !this.#stays) this.tab = this.#before;
    this.#before = null;
  }
}
