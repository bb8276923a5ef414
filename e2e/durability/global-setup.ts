import type { TestProject } from 'vitest/node'
import { makeSeededPlace } from '../harness/seeded-place.ts'

/** Has a product bring the demo content once: all stories begin with copies of its place. */
export async function setup(project: TestProject) {
	const { place, template } = await makeSeededPlace()
	project.provide('placeTemplate', template)
	return () => place.remove()
}
