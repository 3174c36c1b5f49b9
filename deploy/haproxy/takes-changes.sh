#!/bin/sh
# Called by HAProxy: 0 where the database is not a standby. CHECK_USER (default badger) may sign in without a password from
# this machine (pg_hba.conf), or by /root/.pgpass; it needs no privilege.
# Arguments: address and port of the proxy, address and port of the database.
export PGCONNECT_TIMEOUT=2
answer=$(psql -XAtq -h "$3" -p "$4" -U "${CHECK_USER:-badger}" -d postgres -c 'select not pg_is_in_recovery()')
[ "$answer" = t ]
