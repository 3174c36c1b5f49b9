import type { UserPreferences } from '@/api/user-preferences';
import { defineTexts } from '@/glossary/defineTexts';
import { browserLanguage } from '@/glossary/languages';
import { useTexts } from '@/glossary/useText';
import { useDisplayPreferences } from '@/session/useDisplayPreferences';
import { useKeepPreferences } from '@/session/useKeepPreferences';
import { ChoiceSetting } from './ChoiceSetting';

// A language is called what its speakers call it, whatever the other texts are written in.
const LANGUAGES = defineTexts('preferences', { en: 'English', de: 'Deutsch' }, 'language-');
const SCHEMES = defineTexts(
  'preferences',
  { SYSTEM: 'Like the device', LIGHT: 'Light', DARK: 'Dark' },
  'scheme-',
);
const DENSITIES = defineTexts('preferences', { COMFORTABLE: 'Comfortable', COMPACT: 'Compact' }, 'density-');
/** No language of one's own. */
const BROWSER = 'browser';

/** Language, colours and density. */
export function DisplaySettings({ preferences }: { preferences: UserPreferences }) {
  const text = useTexts('preferences');
  const display = useDisplayPreferences();
  const keep = useKeepPreferences();
  const ofBrowser = text(LANGUAGES[browserLanguage(window.navigator.languages)]);
  return (
    <>
      <ChoiceSetting
        label={text('language', 'Language')}
        value={preferences.language ?? BROWSER}
        options={[
          {
            value: BROWSER,
            label: text('language-browser', 'Like the browser ({1})', { values: [ofBrowser] }),
          },
          { value: 'en', label: text(LANGUAGES.en) },
          { value: 'de', label: text(LANGUAGES.de) },
        ]}
        onChange={language => keep({ language: language === BROWSER ? null : language })}
      />
      <ChoiceSetting
        label={text('scheme', 'Colour scheme')}
        value={display.colorScheme}
        options={(['SYSTEM', 'LIGHT', 'DARK'] as const).map(value => ({
          value,
          label: text(SCHEMES[value]),
        }))}
        onChange={display.setColorScheme}
      />
      <ChoiceSetting
        label={text('density', 'Density')}
        value={display.density}
        options={(['COMFORTABLE', 'COMPACT'] as const).map(value => ({
          value,
          label: text(DENSITIES[value]),
        }))}
        onChange={display.setDensity}
      />
    </>
  );
}
