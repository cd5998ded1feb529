import { readFileSync } from 'node:fs'
import { Factories } from '@cyclonedx/cyclonedx-library/Contrib/License'
import { ComponentScope, ComponentType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums'
import {
  Bom,
  Component,
  HashDictionary,
  LicenseRepository,
} from '@cyclonedx/cyclonedx-library/Models'
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize'
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec'
import { type Locked, nameOf, neededBy, type Packages, readLock } from './lock.ts'
import { shippedPackages } from './shipped-packages.ts'

const WEIGHTS = new URL('../../analyzer/model/manifest.json', import.meta.url)
const SERIALIZER = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6))

/** Licences are not validated here: tests/security/licences.test.ts does it. */
const LICENCES = new Factories.LicenseFactory(() => {})

/** Returns everything that ships as CycloneDX JSON: packages of all platforms, and our learned weights. */
export function billOfMaterials(packages: Packages = readLock()): string {
  const himaya = new Component(ComponentType.Application, 'himaya', {
    bomRef: 'himaya',
    version: packages['']?.version,
    licenses: licencesOf(packages['']),
  })
  const libraries = new Map(
    shippedPackages(packages).map((path) => [path, componentAt(path, packages[path])]),
  )
  for (const [path, component] of [['', himaya] as const, ...libraries]) {
    for (const needed of neededBy(packages, path)) {
      const target = libraries.get(needed)
      if (target) component.dependencies.add(target.bomRef)
    }
  }
  const bom = new Bom()
  bom.metadata.component = himaya
  for (const component of [...libraries.values(), ...weights()]) bom.components.add(component)
  return SERIALIZER.serialize(bom, { sortLists: true, space: 2 })
}

function componentAt(path: string, locked: Locked = {}): Component {
  const name = nameOf(path)
  const address = `pkg:npm/${name.replace('@', '%40')}@${locked.version}`
  return new Component(ComponentType.Library, name, {
    // The same version can be installed in two folders.
    bomRef: path,
    version: locked.version,
    purl: address,
    scope: locked.optional ? ComponentScope.Optional : ComponentScope.Required,
    licenses: licencesOf(locked),
    hashes: hashOf(locked.integrity),
  })
}

function licencesOf({ license }: Locked = {}): LicenseRepository {
  return new LicenseRepository(license ? [LICENCES.makeFromString(license)] : [])
}

/** Converts a hash of the lock file from base64 to hexadecimal. */
function hashOf(integrity = ''): HashDictionary {
  const [, content] = /^sha512-(.+)$/.exec(integrity) ?? []
  const hex = content && Buffer.from(content, 'base64').toString('hex')
  return new HashDictionary(hex ? [[HashAlgorithm['SHA-512'], hex]] : [])
}

/** The files of weights and lists that the analyzer has learned, by their manifest. */
function weights(): Component[] {
  const { files } = JSON.parse(readFileSync(WEIGHTS, 'utf8')) as {
    files: Record<string, { holds: string; analyzer: string; sha256: string }>
  }
  return Object.entries(files).map(
    ([name, { holds, analyzer, sha256 }]) =>
      new Component(ComponentType.MachineLearningModel, name, {
        bomRef: `analyzer/model/${name}`,
        version: analyzer,
        description: holds,
        hashes: new HashDictionary([[HashAlgorithm['SHA-256'], sha256]]),
      }),
  )
}
