/** Environment variables. An empty one is the same as an absent one, for compose files and units pass unset variables on as empty. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Settings by their old names, which go on working, and what they are called now. */
export const RENAMED: Variables = {
  CUPS_PER_PERSON: 'TOURNAMENTS_PER_USER',
  CUP_WAIT_HOURS: 'TOURNAMENT_WAIT_HOURS',
  HOLIDAY_DAYS: 'VACATION_DAYS',
  SOCKETS_PER_PERSON: 'SOCKETS_PER_USER',
  TABLES_PER_PERSON: 'TABLES_PER_USER',
  NEW_PER_MINUTE: 'CREATIONS_PER_MINUTE',
  ANNOUNCE_DAYS: 'REMOVAL_NOTICE_DAYS',
  THINK: 'RUN_JOBS',
  CATCH_UP_MS: 'RESYNC_MS',
  HANG_LIMIT_MS: 'WATCHDOG_MS',
  WEBHOOK_NETS: 'WEBHOOK_ALLOWED_NETS',
};

/** Variables by their present names, and a sentence for each old name among them, for the log. Of an old and a new name the new one wins. */
export function withPresentNames(variables: Variables): { readonly variables: Variables; readonly warnings: readonly string[] } {
  const present: Record<string, string | undefined> = { ...variables };
  const warnings: string[] = [];
  for (const [old, name] of Object.entries(RENAMED)) {
    const value = variables[old];
    if (value === undefined || name === undefined) continue;
    delete present[old];
    const isSet = variables[name] !== undefined;
    if (!isSet) present[name] = value;
    warnings.push(isSet ? `the setting ${old} is ignored: ${name} is set` : `the setting ${old} is called ${name} now`);
  }
  return { variables: present, warnings };
}
