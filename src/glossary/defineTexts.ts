export { defineTexts, type TextDefinition } from '../../glossary/defineTexts.ts';
