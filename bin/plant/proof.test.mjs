import { describe, expect, it } from 'vitest'
import { describeTools } from './proof.mjs'

const installed = (/** @type {string} */ biome) => ({
	'node_modules/@biomejs/biome': { version: biome },
	'node_modules/dependency-cruiser': { version: '18.7.2' },
	'node_modules/knip': { version: '6.44.2' },
	'node_modules/typescript': { version: '6.0.2' },
	'node_modules/fastify': { version: '5.12.8' },
})

describe('the proof that every rule catches something', () => {
	it('is of these versions of the tools, and of no other package', () => {
		expect(describeTools(installed('2.6.8'))).toEqual([
			'@biomejs/biome 2.6.8',
			'dependency-cruiser 18.7.2',
			'knip 6.44.2',
			'typescript 6.0.2',
		])
		expect(describeTools(installed('2.6.9'))).not.toEqual(describeTools(installed('2.6.8')))
	})

	it('cannot be of a tool that is not installed', () => {
		expect(() => describeTools({})).toThrow('package-lock.json has no @biomejs/biome')
	})
})
