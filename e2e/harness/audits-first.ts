import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Begins with the audits. Vitest begins with the largest files where it knows no times, as in a fresh clone: these are
 * the smallest, being no more than a name and a table, and run the longest. At the end, one would keep the others waiting.
 */
export class AuditsFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files)
		return [...sorted.filter(isAudit), ...sorted.filter((file) => !isAudit(file))]
	}
}

const isAudit = ({ moduleId }: TestSpecification) => moduleId.includes('/e2e/audit/')
