// Plays the films of a page: a frame is what has changed since the one before it.
(() => {
  for (const film of document.querySelectorAll('.grani-film:not([data-ready])')) {
    film.dataset.ready = '';
    const { parts, frames, said } = JSON.parse(film.querySelector('[type="application/json"]').textContent);
    const slots = film.querySelectorAll('figure > svg > g');
    const slider = film.querySelector('input');
    const number = film.querySelector('span');
    const words = film.querySelector('p');
    const button = (what) => film.querySelector(`[data-do=${what}]`);
    const play = button('play');
    const shown = [];
    let now = 0;
    let timer = 0;
    const show = (frame) => {
      now = Math.max(0, Math.min(frames.length - 1, frame));
      const wanted = [];
      for (const changed of frames.slice(0, now + 1)) {
        for (let i = 0; i < changed.length; i += 2) wanted[changed[i]] = changed[i + 1];
      }
      slots.forEach((slot, i) => {
        if (shown[i] !== wanted[i]) slot.innerHTML = parts[(shown[i] = wanted[i])] ?? '';
      });
      slider.value = now;
      number.textContent = `${now} / ${frames.length - 1}`;
      words.textContent = said[now];
    };
    const pause = () => {
      clearInterval(timer);
      timer = 0;
      play.querySelector('path').setAttribute('d', play.dataset.start);
      play.title = play.dataset.play;
    };
    const start = () => {
      if (now === frames.length - 1) show(0);
      timer = setInterval(() => (now < frames.length - 1 ? show(now + 1) : pause()), 900);
      play.querySelector('path').setAttribute('d', 'M3 2h5v16H3zM12 2h5v16h-5z');
      play.title = play.dataset.pause;
    };
    const to = (frame) => {
      pause();
      show(frame);
    };
    const toggle = () => (timer ? pause() : start());
    const deeds = {
      first: () => to(0),
      back: () => to(now - 1),
      play: toggle,
      next: () => to(now + 1),
      last: () => to(frames.length - 1),
    };
    const keys = {
      ArrowLeft: 'back',
      ',': 'back',
      ArrowRight: 'next',
      '.': 'next',
      Home: 'first',
      End: 'last',
      ' ': 'play',
    };
    for (const [name, deed] of Object.entries(deeds)) button(name).addEventListener('click', deed);
    slider.addEventListener('input', () => to(Number(slider.value)));
    film.addEventListener('keydown', (event) => {
      const pressed = event.key === ' ' && event.target.localName === 'button';
      if (!(event.key in keys) || pressed || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      // A notebook has meanings of its own for these keys.
      event.stopPropagation();
      deeds[keys[event.key]]();
    });
    show(0);
  }
})();
