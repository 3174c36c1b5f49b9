export { ListPager } from './ListPager';
export {
  defaultListLabels,
  type ListColumn,
  type ListLabels,
  type ListLayoutProps,
  type ListSelection,
  type ListState,
} from './listTypes';
export { RecordList, type RecordListProps } from './RecordList';
