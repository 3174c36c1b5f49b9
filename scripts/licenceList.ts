/** A library of the web app's bundles, as Vite lists it. */
export interface BundledLicence {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

/** The part of package-lock.json that tells which packages the server runs on. */
export interface Lockfile {
  packages: Record<
    string,
    { version?: string; license?: string; dev?: boolean; devOptional?: boolean; link?: boolean }
  >;
}

/** One shipped library, as the About page shows it. */
export interface ShippedLicence {
  part: 'web' | 'server';
  name: string;
  version: string;
  /** SPDX expression; empty where the package names none. */
  licence: string;
  /** Bundles carry no licence files of their own; the server's packages do. */
  text?: string;
}

const MODULES = 'node_modules/';

/** All shipped libraries, those of the web app first, by name; each version once. */
export function licenceList(bundled: readonly BundledLicence[], { packages }: Lockfile): ShippedLicence[] {
  const web = bundled.map(
    ({ name, version, identifier = '', text }): ShippedLicence => ({
      part: 'web',
      name,
      version,
      licence: identifier,
      ...(text && { text }),
    }),
  );
  const server = Object.entries(packages).flatMap(([path, entry]): ShippedLicence[] =>
    path.includes(MODULES) && !entry.dev && !entry.devOptional && !entry.link
      ? [
          {
            part: 'server',
            name: path.slice(path.lastIndexOf(MODULES) + MODULES.length),
            version: entry.version ?? '',
            licence: entry.license ?? '',
          },
        ]
      : [],
  );
  const byName = (one: ShippedLicence, other: ShippedLicence) =>
    one.name < other.name ? -1 : one.name > other.name ? 1 : one.version.localeCompare(other.version);
  const once = (all: ShippedLicence[]) => [
    ...new Map(all.map(item => [`${item.name}@${item.version}`, item])).values(),
  ];
  return [...once(web).sort(byName), ...once(server).sort(byName)];
}
