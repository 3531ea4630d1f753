// The packages in a release, as a CycloneDX document that scanners of vulnerabilities and licenses read.
import { needed, version } from './tree.mjs';

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The hash that the lock file names, in the document's form. */
function hashOf(integrity) {
  const [kind, base64] = integrity.split('-');
  return { alg: kind.replace('sha', 'SHA-'), content: Buffer.from(base64, 'base64').toString('hex') };
}

/** The document of a release whose commit was made at that time (seconds). It says no more than the lock file, so it is the same each time. */
export function sbom({ at }) {
  const components = needed().map(({ path, version, license, integrity }) => ({
    type: 'library',
    'bom-ref': `${nameOf(path)}@${version}`,
    name: nameOf(path),
    version,
    purl: `pkg:npm/${nameOf(path).replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(integrity && { hashes: [hashOf(integrity)] }),
  }));
  const known = new Map(components.map((component) => [component['bom-ref'], component]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: new Date(at * 1000).toISOString(),
      component: { type: 'application', 'bom-ref': 'madang', name: 'madang', version: version(), licenses: [{ expression: 'MIT' }] },
    },
    components: [...known.values()],
  };
}
