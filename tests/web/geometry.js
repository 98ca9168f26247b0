// Looks at a table as it is laid out, and gives what is wrong with it, as sentences: text that is cut,
// broken or too small; things that lie over others; things to choose that nobody can reach. All text of the
// page is looked at but that of pictures (`svg`), which is as large as they are.
({ least }) => {
  const wrong = [];
  const seen = (element) => {
    const style = getComputedStyle(element);
    return element.getClientRects().length > 0 && style.visibility !== 'hidden' && !element.closest('.unseen') && style.clipPath === 'none';
  };
  const name = (element) => {
    const at = element.closest('[data-target], [data-place], [aria-label]');
    const what = at?.dataset.target ?? at?.dataset.place ?? at?.getAttribute('aria-label') ?? '';
    return `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith('svelte-')).join('.')} (${what})`;
  };
  const SLACK = 0.16;
  const near = 1.5;
  const beyond = (box, area) =>
    box.left < area.left - near || box.top < area.top - near || box.right > area.right + near || box.bottom > area.bottom + near;
  /** A box without its rim. */
  const inner = ({ left, top, right, bottom }) => ({ left: left + 2, top: top + 2, right: right - 2, bottom: bottom - 2 });
  const crossing = (a, b, by) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const scrolls = (element, style) =>
    (/auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1) ||
    (/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1);
  const known = new Map();
  /** What an element does with what is larger than it; the same is asked many times. */
  const edge = (element) => {
    let found = known.get(element);
    if (found === undefined) {
      const style = getComputedStyle(element);
      if (scrolls(element, style)) found = 'scrolls';
      else found = style.overflow === 'visible' ? null : element.getBoundingClientRect();
      known.set(element, found);
    }
    return found;
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  /** Whether all of a box is in sight, or a scroll away; else what cuts it. */
  const cutBy = (box, from) => {
    for (let at = from; at && at !== document.documentElement; at = at.parentElement) {
      const area = edge(at);
      if (area === 'scrolls') return null;
      if (area && beyond(box, area)) return at;
    }
    return beyond(box, screen) ? document.body : null;
  };

  const inside = (element) => {
    const box = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (edge(at) === 'scrolls' && beyond(box, at.getBoundingClientRect())) return false;
    }
    return true;
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('svg, script, style, noscript') || !seen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isShort = getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    // Names of players may be long and end in dots: all of it is told on hover, and what counts is their number.
    if (isShort && element.matches('.who .name, .rival .name')) continue;
    // A letter fills less than its line.
    const boxes = [...range.getClientRects()]
      .filter((box) => box.width > 0.5 && box.height > 0.5)
      .map(({ left, right, top, bottom, height }) => ({
        left,
        right,
        top: top + height * SLACK,
        bottom: bottom - height * SLACK,
      }));
    if (boxes.length === 0) continue;
    const said = node.data.trim().slice(0, 40);
    const size = parseFloat(getComputedStyle(element).fontSize) * (element.currentCSSZoom ?? 1);
    if (size < least - 0.05) wrong.push(`small: ${size.toFixed(1)} px "${said}" ${name(element)}`);
    for (const box of boxes) {
      const by = cutBy(box, element);
      if (by) wrong.push(`cut: "${said}" ${name(element)} by ${name(by)}`);
    }
    const button = element.closest('button, .button, [role=tab]');
    const within = button && seen(button) && button.getBoundingClientRect();
    if (within && boxes.some((box) => beyond(box, within)) && !element.closest('kbd, .pill')) {
      wrong.push(`beyond its button: "${said}" ${name(element)}`);
    }
    const tile = element.closest('.glory, .stars') && element.closest('.board, .dock, .rival');
    if (tile && boxes.some((box) => beyond(box, inner(tile.getBoundingClientRect())))) {
      wrong.push(`beyond its tile: "${said}" ${name(element)}`);
    }
    if (isShort) {
      wrong.push(`shortened: "${said}" ${name(element)}`);
    }
    if (element.matches('.name, [role=tab], button, button *')) {
      for (const { 0: word, index } of node.data.matchAll(/[^\s-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) wrong.push(`broken: "${word}" ${name(element)}`);
      }
    }
    texts.push(...boxes.map((box) => ({ said, element, box })));
  }
  /** What of a text is in sight behind all that scrolls or cuts. */
  const visible = ({ said, element, box }) => {
    const left = { ...box };
    for (let at = element; at; at = at.parentElement) {
      const area = edge(at) === 'scrolls' ? at.getBoundingClientRect() : edge(at);
      if (!area) continue;
      left.left = Math.max(left.left, area.left);
      left.top = Math.max(left.top, area.top);
      left.right = Math.min(left.right, area.right);
      left.bottom = Math.min(left.bottom, area.bottom);
    }
    return { said, element, box: left };
  };
  const shown = texts.map(visible).filter(({ box }) => box.left < box.right && box.top < box.bottom);
  /** What lies over the table on purpose, and hides what is below it; whether it hides what can be chosen is
   * seen further down. */
  const layer = (element) => element.closest('.forging, .scrim, .choices, .ribbon, .drawer, .chosen, dialog');
  shown.forEach((text, i) => {
    for (const other of shown.slice(i + 1)) {
      if (other.element === text.element || !crossing(text.box, other.box, 2)) continue;
      if (layer(other.element) !== layer(text.element)) continue;
      wrong.push(`over each other: "${text.said}" ${name(text.element)} and "${other.said}" ${name(other.element)}`);
    }
  });

  const all = (query) => [...document.querySelectorAll(query)].filter(seen);
  const zoom = document.querySelector('.composition')?.currentCSSZoom ?? 1;
  /** Things that overlap by more than some pixels of the design. */
  const apart = (first, second, why, by = 1) => {
    const boxed = (query) => all(query).map((element) => ({ element, box: element.getBoundingClientRect() }));
    const others = boxed(second);
    for (const a of boxed(first)) {
      for (const b of others) {
        if (!crossing(a.box, b.box, by * zoom) || a.element.contains(b.element) || b.element.contains(a.element)) continue;
        wrong.push(`${why}: ${name(a.element)} and ${name(b.element)}`);
      }
    }
  };
  const PARTS = '.composition > .stage > :not(.forging, .scrim, .choices, .since, .drawer)';
  apart(PARTS, PARTS, 'parts of the table');
  apart('.ribbon, .choices, .forging', '.decision', 'the prompt is covered');
  apart('.cards li > b, .cards li > .dot', '.cards li > b, .cards li > .when, .tokens li', 'marks of owned cards', 2);
  apart('.cards li', '.cards li', 'owned cards');
  apart('.pawn, .memory, .ring', '.sea .cost, .sea .glory, .sea .copies, .sea .name', 'a gate covers');
  apart('.sea .slot', '.sea .slot', 'cards');
  apart('.basin, .price', '.basin', 'pools', 12);
  apart('.forging .tag', '.forging .tile', 'what a side tells covers a face');
  apart('.dock > *', '.dock > *', 'parts of the dock', 3);
  apart('.rivals > .board > *', '.rivals > .board > *', "parts of a rival's board", 3);
  // Behind opened dice nobody looks at cards.
  const isDim = document.querySelector('.scrim') !== null;
  for (const card of all('.sea .card')) {
    const badges = isDim ? [] : ['.cost', '.glory', '.copies', '.when'].flatMap((one) => [...card.querySelectorAll(one)].filter(seen));
    badges.forEach((badge, i) => {
      for (const other of badges.slice(i + 1)) {
        if (!crossing(badge.getBoundingClientRect(), other.getBoundingClientRect(), 2 * zoom)) continue;
        wrong.push(`badges over each other: ${name(badge)} and ${name(other)}`);
      }
    });
    const words = card.querySelector('.name');
    if (!words || !seen(words)) continue;
    const range = document.createRange();
    range.selectNodeContents(words);
    for (const badge of card.querySelectorAll('.cost > span, .glory, .copies, .when')) {
      for (const line of range.getClientRects()) {
        if (crossing(line, badge.getBoundingClientRect(), 3)) wrong.push(`a badge covers the name: ${name(card)}`);
      }
    }
  }
  // On a phone all islands and pools are in sight at once; a ribbon may take of the islands' room.
  for (const part of all(document.querySelector('.ribbon') ? '.view > .temple' : '.view > .sea, .view > .temple')) {
    const [{ height }, view] = [part.getBoundingClientRect(), part.parentElement.getBoundingClientRect()];
    if (height > view.height + near) wrong.push(`does not fit its view: ${name(part)} by ${Math.round(height - view.height)} px`);
  }
  for (const strip of all('.effect svg')) {
    const { height } = strip.getBoundingClientRect();
    if (height < least) wrong.push(`an effect of ${height.toFixed(1)} px ${name(strip.parentElement)}`);
  }
  for (const owned of all('.cards li')) {
    const { width } = owned.getBoundingClientRect();
    if (width < 17) wrong.push(`an owned card of ${width.toFixed(1)} px ${name(owned)}`);
  }
  const targets = all('[data-target], .spot.legal, .way.open, [data-die], .decision button, .choices button, .choices label, .head button, .switch label');
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  for (const target of targets) {
    const by = cutBy(target.getBoundingClientRect(), target.parentElement);
    if (by) wrong.push(`out of reach: ${name(target)} behind ${name(by)}`);
    if (target.disabled) continue;
    // What a finger meets there is the thing itself, after one scroll if need be.
    const kept = [...document.querySelectorAll('.view, .own, .cards, .choices, .groups, .stage')].map((at) => [at, at.scrollLeft, at.scrollTop]);
    if (!inside(target)) target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const met = document.elementFromPoint(...middle(target.getBoundingClientRect()));
    if (!met || !(target.contains(met) || met.contains(target) || met.closest('.spot') === target)) {
      wrong.push(`covered: ${name(target)} by ${met ? name(met) : 'nothing'}`);
    }
    for (const [at, left, top] of kept) at.scrollTo({ left, top, behavior: 'instant' });
  }
  return { wrong: [...new Set(wrong)], targets: [...new Set(targets.map((target) => target.dataset.target))] };
};
