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

  cell(rowIndex, column) {
    return document.querySelector(`[aria-rowindex="${rowIndex}"] > [aria-colindex="${column}"]`);
  },

  /** Row indexes on the screen where every step of S shows another level: E4 and C3, or any row of the bare grid. */
  rows() {
    const wanted = { E: 'E4', C: 'C3' };
    const columns = Object.keys(wanted).map(name => [this.column(name), wanted[name]]);
    const bottom = document.querySelector('[role="grid"]').getBoundingClientRect().bottom;
    return [...document.querySelectorAll('[role="row"]')]
      .filter(row => row.getBoundingClientRect().bottom < bottom)
      .map(row => Number(row.getAttribute('aria-rowindex')))
      .filter(index => /^S\d/.test(this.cell(index, this.column('S'))?.textContent ?? ''))
      .filter(index =>
        columns.every(([column, code]) => !column || this.cell(index, column).textContent === code),
      )
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

  /** After the next frame is on the screen: a task that follows its rendering. */
  painted() {
    return new Promise(resolve => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(0);
      });
    });
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
    const grid = document.querySelector('[role="grid"]');
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
