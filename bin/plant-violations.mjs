/**
 * Breaks each rule of the project once, in a copy, and fails when a tool does not report it where it was broken: a rule
 * that catches nothing would otherwise look like a rule that is kept. It also fails for a rule that nothing here breaks.
 *
 * What it finds depends on the rules, on what breaks them and on the tools. So it does its work only when one of these has changed
 * since the proof that is committed beside it; `--again` does it anyway.
 */
import { readFileSync, rmSync } from 'node:fs'
import dependencyRules from '../.dependency-cruiser.mjs'
import { deadCodeViolations } from './plant/dead-code-violations.mjs'
import { demandedRules, unbrokenRules } from './plant/demanded-rules.mjs'
import { dependencyViolations } from './plant/dependency-violations.mjs'
import { lintViolations } from './plant/lint-violations.mjs'
import { copyProject, plant } from './plant/plant.mjs'
import { isProven, markAsProven } from './plant/proof.mjs'
import { runBiome, runDependencyCruiser, runKnip, runRefusalOfSuppressions } from './plant/reported-violations.mjs'
import { suppressionViolations } from './plant/suppression-violations.mjs'
import { endLater, endWhatWasStarted } from './run/end-what-was-started.mjs'
import { inProject } from './run/project.mjs'

const suites = [
	{
		run: runDependencyCruiser,
		violations: dependencyViolations,
		rules: dependencyRules.forbidden.map(({ name = '' }) => ({ name })),
	},
	{ run: runBiome, violations: lintViolations, rules: biomeRules() },
	{ run: runKnip, violations: deadCodeViolations, rules: [] },
	{ run: runRefusalOfSuppressions, violations: suppressionViolations, rules: [] },
]

function biomeRules() {
	const read = (/** @type {string} */ file) => readFileSync(inProject(file), 'utf8')
	return demandedRules(JSON.parse(read('biome.jsonc').replace(/^\s*\/\/.*$/gm, '')), read)
}

if (isProven() && !process.argv.includes('--again')) {
	console.log('Not broken again: rules, violations and tools are those of the proof in bin/plant/.proven.')
	process.exit(0)
}

const folder = copyProject()
endLater(() => rmSync(folder, { recursive: true, force: true }))
for (const { violations } of suites) plant(folder, violations)

const failures = await Promise.all(
	suites.map(async ({ run, violations, rules }) => {
		const reported = await run(folder)
		const missed = violations.filter(({ rule, file }) => !reported.has(`${rule} ${file}`))
		return [
			...missed.map(({ rule, file }) => `Broken but not reported: ${rule} in ${file}`),
			...unbrokenRules(rules, violations).map((rule) => `Never broken here: ${rule}`),
		]
	}),
)
await endWhatWasStarted()

for (const failure of failures.flat()) console.error(failure)
if (failures.flat().length > 0) process.exitCode = 1
else {
	markAsProven()
	console.log(`${suites.flatMap(({ violations }) => violations).length} planted violations were all reported.`)
	console.log('This is noted in bin/plant/.proven: commit it with what has changed.')
}
