/**
 * Runs inside the page, the product's or the bare grid's alike: both are a role=grid of the same library.
 * Times are those of the page's own clock.
 */
window.probe = {
  /** 1-based column of a header by its text. */
  column(name) {
    const headers = [...document.querySelectorAll('[role="columnheader"]')];
    const header = headers.find(candidate => candidate.textContent.trim() === name);
    return Number(header?.getAttribute('aria-colindex') ?? 0);
  },

  /** What is scrolled: the grid itself. */
  viewport() {
    return document.querySelector('[role="grid"]');
  },

  cell(rowIndex, column) {
    return document.querySelector(`[aria-rowindex="${rowIndex}"] [aria-colindex="${column}"]`);
  },

  /** Row indexes on the screen where every step of S shows another level: E4 and C3, or any row of the bare grid. */
  rows() {
    const wanted = { E: 'E4', C: 'C3' };
    const columns = Object.keys(wanted).map(name => [this.column(name), wanted[name]]);
    const bottom = this.viewport().getBoundingClientRect().bottom;
    return [...document.querySelectorAll('[role="row"]')]
      .filter(row => row.getBoundingClientRect().bottom < bottom)
      .map(row => Number(row.getAttribute('aria-rowindex')))
      .filter(index => /^S\d/.test(this.cell(index, this.column('S'))?.textContent ?? ''))
      .filter(index =>
        columns.every(([column, code]) => !column || this.cell(index, column).textContent === code),
      )
      .sort((a, b) => a - b)
      .slice(0, 10);
  },

  /** From the next key press until the frame that shows another text in that cell has been painted. */
  async untilShown(rowIndex, column) {
    const cell = this.cell(rowIndex, column);
    const before = cell.textContent;
    const pressed = new Promise(resolve => {
      addEventListener('keydown', event => resolve(event.timeStamp), { capture: true, once: true });
    });
    const shown = new Promise((resolve, reject) => {
      const deadline = setTimeout(() => reject(new Error(`The cell still shows ${before}`)), 10000);
      const observer = new MutationObserver(() => {
        if (this.cell(rowIndex, column)?.textContent === before) return;
        observer.disconnect();
        clearTimeout(deadline);
        resolve();
      });
      observer.observe(document.querySelector('[role="grid"]'), {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    const begin = await pressed;
    await shown;
    await this.painted();
    return performance.now() - begin;
  },

  /**
   * After the next frame is on the screen: the first task that follows its rendering. Others may wait there, such as the
   * server's answer to the key before; what they take is no part of the frame, so they stand behind.
   */
  painted() {
    return new Promise(resolve => {
      requestAnimationFrame(() => scheduler.postTask(resolve, { priority: 'user-blocking' }));
    });
  },

  /** Once code with this name is here. */
  async loaded(name) {
    const isHere = () => performance.getEntriesByType('resource').some(entry => entry.name.includes(name));
    while (!isHere()) await this.idle();
  },

  idle() {
    // A busy machine has no idle moment.
    return new Promise(resolve => requestIdleCallback(resolve, { timeout: 500 }));
  },

  /** Once nothing that was asked for is under way and the page has nothing to do; streams stay open all the time. */
  async quiet() {
    do {
      await this.idle();
      await this.painted();
      await this.idle();
    } while (this.underWay > 0);
  },

  /** Does something and waits for the frame in which the page looks otherwise. @returns milliseconds */
  async untilOther(act, look) {
    const before = look();
    const begin = performance.now();
    act();
    do await this.painted();
    while (look() === before && performance.now() - begin < 60000);
    if (look() === before) throw new Error(`Nothing changed: ${before}`);
    return performance.now() - begin;
  },

  /** Opens the grid: until its first rows are painted, until all that was asked for is, and what came meanwhile. */
  async open(act) {
    performance.clearResourceTimings();
    const hasRows = () => Boolean(this.cell(4, 1)?.textContent);
    const begin = performance.now();
    const usable = await this.untilOther(act, hasRows);
    while (this.underWay > 0) await this.painted();
    await this.painted();
    const whole = performance.now() - begin;
    const received = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/v1/') || name.includes('rows.json'));
    return {
      usable,
      whole,
      kilobytes: received.reduce((sum, entry) => sum + entry.decodedBodySize, 0) / 1024,
    };
  },

  rowCount() {
    return document.querySelector('[role="grid"]').getAttribute('aria-rowcount');
  },

  firstRows() {
    return [2, 3, 4].map(row => this.cell(row, 1)?.textContent).join();
  },

  search(text) {
    const field = document.querySelector('input[type="search"]');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    return this.untilOther(
      () => {
        set.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
      () => this.rowCount(),
    );
  },

  /** Clicks a header: the rows on the screen follow. */
  sort(name) {
    const headers = [...document.querySelectorAll('[role="columnheader"]')];
    const header = headers.find(candidate => candidate.textContent.trim() === name);
    return this.untilOther(
      () => header.click(),
      () => this.firstRows(),
    );
  },

  /** Chooses from the list of the toolbar: from the click on the option. */
  async group(option) {
    const box = [...document.querySelectorAll('[role="combobox"]')].find(candidate =>
      (candidate.getAttribute('aria-label') ?? '').startsWith('Group'),
    );
    box.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    const options = () => [...document.querySelectorAll('[role="option"]')];
    while (options().length === 0) await this.painted();
    const wanted = options().find(candidate => candidate.textContent.trim() === option);
    return this.untilOther(
      () => wanted.click(),
      () => this.rowCount(),
    );
  },

  /** Filters a column as its menu does, by the address. */
  filter(name, value) {
    const url = new URL(location.href);
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
    return this.untilOther(
      () => {
        history.replaceState(history.state, '', url);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      },
      () => this.rowCount(),
    );
  },

  peerSearch(text) {
    return this.untilOther(
      () => window.peer.search(text),
      () => this.rowCount(),
    );
  },

  peerSort(column, order) {
    return this.untilOther(
      () => window.peer.sort(column, order),
      () => this.firstRows(),
    );
  },

  /** First row with a hazard, and the first column after its code: row and column of a paste. */
  firstEditable() {
    const code = [...document.querySelectorAll('[role="gridcell"], [role="rowheader"]')].find(cell =>
      /^HZ-\d+$/.test(cell.textContent.trim()),
    );
    return {
      row: Number(code.parentElement.getAttribute('aria-rowindex')),
      column: Number(code.getAttribute('aria-colindex')) + 1,
    };
  },

  /** What a copy of the selected cells puts into the clipboard. */
  copy() {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(event);
    return clipboardData.getData('text/plain');
  },

  /**
   * Pastes at the active cell. Shown: until a frame with another text in one of the first rows is painted. Stored:
   * until so many batches were answered.
   */
  async paste(text, rowIndex, column, batches) {
    const firstRows = [0, 1, 2].map(step => rowIndex + step);
    const texts = () =>
      firstRows
        .flatMap(row => Array.from({ length: 10 }, (_, n) => this.cell(row, column + n)?.textContent))
        .join('|');
    const before = texts();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const answered = this.answeredBatches(batches);
    const begin = performance.now();
    document.activeElement.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    do await this.painted();
    while (texts() === before && performance.now() - begin < 10000);
    if (texts() === before) throw new Error(`Nothing was pasted: ${before}`);
    const shown = performance.now() - begin;
    const { at, saved } = await answered;
    return { shown, stored: at - begin, saved };
  },

  /** When the answer to the last of so many batch updates has come whole, and how many records they saved. */
  answeredBatches(count) {
    const send = window.fetch;
    let open = count;
    let saved = 0;
    return new Promise(resolve => {
      window.fetch = async (...request) => {
        const answer = await send(...request);
        const [target, options] = request;
        const method = options?.method ?? target.method;
        if (method === 'PATCH' && answer.url.endsWith('/hazards/batch')) {
          saved += (await answer.clone().json()).data?.saved ?? 0;
          open -= 1;
          if (open === 0) {
            window.fetch = send;
            resolve({ at: performance.now(), saved });
          }
        }
        return answer;
      };
    });
  },

  /** Scrolls down and up again like a wheel that is turned fast. @returns the times between frames */
  scroll(seconds) {
    const grid = this.viewport();
    const end = performance.now() + seconds * 1000;
    let step = 90;
    let last;
    const frames = [];
    return new Promise(resolve => {
      const frame = now => {
        if (last !== undefined) frames.push(now - last);
        last = now;
        if (performance.now() >= end) {
          resolve(frames);
          return;
        }
        const top = grid.scrollTop;
        grid.scrollTop = top + step;
        if (grid.scrollTop === top) step = -step;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
  },
};

// The code of all pages is fetched one by one: more than a browser remembers by itself.
performance.setResourceTimingBufferSize(5000);

// Answers that are still to come or to be read. The stream of a project never ends, so it is no answer.
window.probe.underWay = 0;
const counted = work =>
  async function (...given) {
    window.probe.underWay += 1;
    try {
      return await work.apply(this, given);
    } finally {
      // The page takes it first.
      setTimeout(() => {
        window.probe.underWay -= 1;
      });
    }
  };
const ask = window.fetch;
const askCounted = counted(ask);
window.fetch = (...request) =>
  (/\/events\b/.test(request[0].url ?? request[0]) ? ask : askCounted)(...request);
for (const read of ['text', 'json', 'arrayBuffer'])
  Response.prototype[read] = counted(Response.prototype[read]);
