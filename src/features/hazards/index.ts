/** What the router and other areas may use of the hazards. */
export { HazardWorksheetPage } from './HazardWorksheetPage';
