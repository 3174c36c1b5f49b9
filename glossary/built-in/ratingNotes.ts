import { defineTexts } from '../defineTexts.ts';

/** Where the tables of the built-in rating sets come from, how they work and what to mind, in the words of the seed. */
export const RATING_NOTES = defineTexts(
  'built-in',
  {
    'iso26262-rule':
      'With S0, E0 or C0 no ASIL is needed. Otherwise the numbers of the three levels are added: up to 6 is QM, 7 ASIL A, 8 ASIL B, 9 ASIL C, 10 ASIL D.',
    'iso26262-source':
      'Table and its additive form checked against two published analyses (taktflow-embedded, c-RCP).',
    'own-words': 'Wording of the levels is ours; no text of the standard is reproduced.',
    'iso13849-rule':
      'A risk graph with eight ends. Where a low Pr is justified in writing, the level is one lower, but never below a.',
    'iso13849-source':
      'Risk graph: Contrinex, Wieland and Festo brochures. Low-probability rule: Annex A as quoted at charger.com.tw.',
    'iso13849-note':
      'A low probability (PrL) lowers the level by one and needs a justification; that PL a stays PL a is our reading. Wording of the levels is ours; no text of the standard is reproduced.',
    'iso25119-rule':
      'With S0 or C0 the result is QM. Otherwise the numbers of the three levels are added: up to 5 is QM, 6 AgPL a, 7 AgPL b, 8 AgPL c, 9 AgPL d, 10 AgPL e. Reconstructed from memory: Figure 1 of the standard is not openly published.',
    'iso25119-source': 'Parameter levels: scirust-agtech agpl.rs. Table: additive assumption.',
    'iso25119-note':
      'The risk graph of the standard is not openly published: this table is an additive reconstruction. Compare it with a purchased copy before you enable it. Wording of the levels is ours; no text of the standard is reproduced.',
    'iec62061-rule':
      'The points of Fr, Pr and Av are added to the class Cl. The table gives the SIL for the band of Cl and for Se.',
    'iec62061-source':
      'Matrix: Wieland safety brochure, page 7. Points of Fr, Se and Av: Festo safety booklet, page 13. Pr scale: from knowledge of the standard.',
    'iec62061-note':
      'The 2021 edition determines the required SIL differently: do not label results of this set as IEC 62061:2021. Wording of the levels is ours; no text of the standard is reproduced.',
    'iso19014-source': 'Names of the parameters: contents list of ISO/DIS 19014-1.2:2025.',
    'iso19014-note':
      'Empty template: the table of the standard is not openly published. Fill in levels and table from a purchased copy before you enable it.',
    'b11-source': 'Cells written down from knowledge of the method, not compared with the document.',
    'b11-note': 'A matrix in the style of the ANSI B11 series; compare it with your copy of the standard.',
    'house-method': 'House method',
    'house-source':
      'Parameter names: published summaries of RIA TR R15.306-2016. Cells: ours, checked to be monotone.',
    'house-note':
      'Our own matrix with parameters like those of RIA TR R15.306; its cells are not those of that report and no conformity is claimed.',
    'mil-source': 'Cells written down from knowledge of the standard, tables I to III.',
    'mil-note': 'Work of the US Government, public domain.',
    'rapex-source': 'Levels and licence: gov.uk PRISM page. Cells written down from knowledge of the method.',
    'rapex-note':
      'Contains public sector information licensed under the Open Government Licence v3.0. Compare the cells with the current guideline.',
    'version-template': 'template',
    'version-reconstructed': 'reconstructed',
  },
  'rating-note-',
);
