import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** @type {{ packages: Record<string, { optionalDependencies?: Record<string, string> }> }} */
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))

// An npm that finds node_modules/ in place writes the native packages of this machine alone. Then `npm ci` refuses the file
// everywhere, and on another system the PDF compiler is missing. `npm install --package-lock-only` without node_modules/
// puts them back; where it leaves some out, remove the entries of the package that wants them first.
it('locks the packages of every platform', () => {
	const locked = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)))
	const wanted = Object.values(lock.packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
	expect(wanted.filter((name) => !locked.has(name))).toEqual([])
})
