import Popper from '@mui/material/Popper';
import { useLayoutEffect, useRef, useState } from 'react';
import { parseText } from './parseText';
import { focusEditor, leftFor, type TextEditorProps } from './TextEditor';

/** Several lines, in a box that floats over the rows below. Alt+Enter breaks the line, Enter is done. */
export function LongTextEditor({ name, value, start, labels, setDraft, leave, rules }: TextEditorProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div ref={setAnchor} className="worksheet-editor-anchor">
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        placement="bottom-start"
        modifiers={coverCell}
        className="worksheet-popper"
      >
        <LongTextBox
          label={name}
          text={value ?? ''}
          width={anchor?.offsetWidth ?? 0}
          start={start}
          onText={text => setDraft(parseText(text, rules, { name, labels }))}
          onLeave={leave}
        />
      </Popper>
    </div>
  );
}

// The box lies on its cell, not below it.
const coverCell = [
  {
    name: 'offset',
    options: { offset: ({ reference }: { reference: { height: number } }) => [0, -reference.height] },
  },
];

interface LongTextBoxProps {
  label: string;
  text: string;
  width: number;
  start: 'replace' | 'edit';
  onText: (text: string) => void;
  onLeave: () => void;
}

function LongTextBox({ label, text, width, start, onText, onLeave }: LongTextBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => focusEditor(box.current, start), [start]);
  return (
    <textarea
      ref={box}
      className="worksheet-long-editor"
      aria-label={label}
      rows={5}
      style={{ width: Math.max(width, 320) }}
      defaultValue={text}
      onChange={event => onText(event.target.value)}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !(event.altKey || event.shiftKey)) return;
        event.preventDefault();
        event.stopPropagation();
        const area = event.currentTarget;
        area.setRangeText('\n', area.selectionStart, area.selectionEnd, 'end');
        onText(area.value);
      }}
      onBlur={event => leftFor(event) && onLeave()}
    />
  );
}
