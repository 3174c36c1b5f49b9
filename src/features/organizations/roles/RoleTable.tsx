import CheckRounded from '@mui/icons-material/CheckRounded';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { OrganizationRole } from '@/api/organization-roles';
import { useTexts } from '@/glossary/useText';
import { useScrollsByKeys } from '@/ui/useScrollsByKeys';
import { plainWords } from '../../../../glossary/plainWords.ts';
import { isProjectPermission, PERMISSION_LABELS, PERMISSIONS } from '../organizationTexts';

interface RoleTableProps {
  roles: readonly OrganizationRole[];
  /** Left out for somebody who may not change roles. */
  onEdit?: (role: OrganizationRole) => void;
  onDelete?: (role: OrganizationRole) => void;
}

const stickySx = {
  position: 'sticky',
  left: 0,
  bgcolor: 'background.paper',
  zIndex: 1,
  minWidth: 144,
} as const;

/** Permissions down, roles across. */
export function RoleTable({ roles, onEdit, onDelete }: RoleTableProps) {
  const text = useTexts('organization-roles');
  const scrolling = useScrollsByKeys();
  const label = text('table', 'Roles and what they allow');
  const groups = [
    {
      key: 'organization',
      title: text('in-organization', 'In the organization'),
      permissions: PERMISSIONS.filter(one => !isProjectPermission(one)),
    },
    {
      key: 'project',
      title: text('in-projects', 'In every project of it'),
      permissions: PERMISSIONS.filter(isProjectPermission),
    },
  ];
  return (
    <TableContainer
      // Wider than a narrow page: arrow keys scroll it.
      {...scrolling}
      role="region"
      aria-label={label}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell sx={stickySx}>{text('permission', 'Permission')}</TableCell>
            {roles.map(role => (
              <TableCell
                key={role.uuid}
                align="center"
                sx={{ minWidth: { xs: 88, md: 110 }, verticalAlign: 'top' }}
              >
                <Box
                  title={plainWords(role.description)}
                  sx={{ overflowWrap: 'anywhere', maxWidth: 180, mx: 'auto' }}
                >
                  {role.name}
                </Box>
                {role.isSystem ? (
                  <Typography variant="caption" color="textSecondary">
                    {text.prose('built-in', 'Built-in')}
                  </Typography>
                ) : (
                  <Box sx={{ whiteSpace: 'nowrap' }}>
                    {onEdit && (
                      <Tooltip title={text('edit', 'Change role')}>
                        <IconButton
                          size="extraSmall"
                          aria-label={text('edit-name', 'Change {1}', { values: [role.name] })}
                          onClick={() => onEdit(role)}
                        >
                          <EditRounded fontSize="small" />
                        </IconButton>
                      </Tooltip>
                    )}
                    {onDelete && (
                      <Tooltip title={text('delete', 'Delete role')}>
                        <IconButton
                          size="extraSmall"
                          aria-label={text('delete-name', 'Delete {1}', { values: [role.name] })}
                          onClick={() => onDelete(role)}
                        >
                          <DeleteRounded fontSize="small" />
                        </IconButton>
                      </Tooltip>
                    )}
                  </Box>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {groups.map(({ key, title, permissions }) => (
          <TableBody key={key}>
            <TableRow>
              <TableCell
                component="th"
                scope="rowgroup"
                colSpan={roles.length + 1}
                sx={{ fontWeight: 600, bgcolor: 'background.default' }}
              >
                {title}
              </TableCell>
            </TableRow>
            {permissions.map(permission => (
              <TableRow key={permission}>
                <TableCell component="th" scope="row" sx={stickySx}>
                  {text(PERMISSION_LABELS[permission])}
                </TableCell>
                {roles.map(role => (
                  <TableCell key={role.uuid} align="center">
                    {role.permissions.includes(permission) ? (
                      <CheckRounded
                        fontSize="small"
                        titleAccess={text('allowed', 'Allowed')}
                        sx={{ color: 'primary.main', verticalAlign: 'middle' }}
                      />
                    ) : (
                      <Box
                        component="span"
                        sx={{ color: 'text.disabled' }}
                        aria-label={text('not-allowed', 'Not allowed')}
                        role="img"
                      >
                        –
                      </Box>
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Table>
    </TableContainer>
  );
}
