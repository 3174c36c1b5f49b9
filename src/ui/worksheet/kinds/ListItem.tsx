export interface EditorItem {
  readonly value: string;
  readonly label: string;
  /** Short form, shown before the label and found by typing. */
  readonly code?: string;
  /** The one character that stands for it. */
  readonly shortcut?: string;
  /** Another name that finds it. */
  readonly otherName?: string;
  readonly description?: string;
  /** This item stands for creating the text that was typed. */
  readonly creates?: boolean;
}

/** One line of a list: code, label and below them the definition. */
export function ListItem({ item, ...props }: { item: EditorItem } & React.ComponentProps<'li'>) {
  return (
    <li {...props}>
      <span className="worksheet-list-item">
        <span>
          {item.code !== undefined && <span className="worksheet-list-code">{item.code}</span>}
          {item.label}
        </span>
        {item.description !== undefined && (
          <span className="worksheet-list-description">{item.description}</span>
        )}
      </span>
    </li>
  );
}
