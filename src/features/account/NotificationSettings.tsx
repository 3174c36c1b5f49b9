import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import type { UserPreferences } from '@/api/user-preferences';
import { KIND_LABELS, type NotificationKind } from '@/features/shared/notifications/kindTexts';
import { useTexts } from '@/glossary/useText';
import { useKeepPreferences } from '@/session/useKeepPreferences';

/** What waits for me first, then what was answered, then what happened. */
const ROWS: readonly NotificationKind[] = [
  'VOTING_OPENED',
  'VOTES_RESET',
  'VOTES_REVEALED',
  'VOTE_SUMMARY',
  'CONSENSUS_LOCKED',
  'COMMENT_MENTION',
  'ACCESS_REQUESTED',
  'ACCESS_ACCEPTED',
  'ACCESS_DECLINED',
  'TOOL_MESSAGE',
];

/** The platform refuses to hide them: they say what one may do here. */
const ALWAYS_IN_APP: readonly NotificationKind[] = ['ACCESS_ACCEPTED', 'ACCESS_DECLINED'];

/** Which kinds of notifications reach me, and how. */
export function NotificationSettings({ preferences }: { preferences: UserPreferences }) {
  const text = useTexts('preferences');
  const keep = useKeepPreferences();
  const id = useId();
  const { notificationMails, notificationChoices } = preferences;
  const ways = [
    { way: 'inApp', label: text('in-app', 'In the app') },
    { way: 'byMail', label: text('by-mail', 'By mail') },
  ] as const;
  const choose = (kind: NotificationKind, way: 'inApp' | 'byMail', isOn: boolean) =>
    keep(({ notificationChoices: choices }) => ({
      notificationChoices: { ...choices, [kind]: { ...choices[kind], [way]: isOn } },
    }));
  return (
    <>
      <Box>
        <FormControlLabel
          label={text('mails', 'Notifications by mail')}
          control={
            <Switch
              size="small"
              checked={notificationMails}
              onChange={event => keep({ notificationMails: event.target.checked })}
              slotProps={{ input: { 'aria-describedby': `${id}-mails` } }}
            />
          }
        />
        <FormHelperText id={`${id}-mails`} sx={{ ml: '33px', mt: 0 }}>
          {text.prose(
            'mails-help',
            'Mails are in the language chosen above, in English as long as it follows the browser. Off: no notification comes as mail, whatever is chosen below.',
          )}
        </FormHelperText>
      </Box>
      <Box>
        <Table
          size="small"
          aria-label={text('choices', 'Notifications by kind')}
          aria-describedby={`${id}-always`}
        >
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: 0 }}>{text('kind', 'What happened')}</TableCell>
              {ways.map(({ way, label }) => (
                <TableCell key={way} align="center" sx={{ width: 96, px: 0.5 }}>
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {ROWS.map(kind => (
              <TableRow key={kind}>
                <TableCell component="th" scope="row" sx={{ pl: 0 }}>
                  {text(KIND_LABELS[kind])}
                </TableCell>
                {ways.map(({ way, label }) => (
                  <TableCell key={way} align="center" sx={{ px: 0.5, py: 0 }}>
                    <Checkbox
                      size="small"
                      checked={notificationChoices[kind][way]}
                      disabled={way === 'inApp' ? ALWAYS_IN_APP.includes(kind) : !notificationMails}
                      onChange={event => choose(kind, way, event.target.checked)}
                      slotProps={{
                        input: {
                          'aria-label': text('choice', '{1}: {2}', {
                            values: [text(KIND_LABELS[kind]), label],
                          }),
                        },
                      }}
                    />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <FormHelperText id={`${id}-always`} sx={{ mx: 0 }}>
          {text.prose(
            'always-in-app',
            'Answers to your own requests always appear in the app, because they say what you may do. Notifications that are off in the app are not kept for later.',
          )}
        </FormHelperText>
      </Box>
    </>
  );
}
