import { basename } from 'node:path'
import { mainsTabs, prelimsTabs } from '@aravalli/shared/strategy/tabs'
import { routineDays, syllabusPapers } from '@aravalli/shared/strategy/values'
import { routineFile, syllabusFile, tabFile } from '../server/src/features/strategy/strategy-files.ts'
import { type Named, readFiles, type Shape } from './checked-files.ts'
import { routineProblems, syllabusProblems, tabProblems } from './strategy-text-problems.ts'

const papers = ['prelims', ...syllabusPapers.map((paper) => paper.toLowerCase().replaceAll('_', '-'))]

/** Lists everything that is wrong in the folder of strategy, syllabus and weekly routine, one line each. */
export async function strategyProblems(folder: string) {
	const prelims = await check(folder, 'prelims', prelimsTabs, tabFile, ({ file }) => tabProblems(file))
	const mains = await check(folder, 'mains', mainsTabs, tabFile, ({ file }) => tabProblems(file))
	const syllabus = await check(folder, 'syllabus', papers, syllabusFile, ({ path, file }) =>
		syllabusProblems(nameOf(path), file),
	)
	const routine = await check(folder, 'routine', routineDays, routineFile, ({ path, file }) =>
		routineProblems(nameOf(path), file),
	)
	const tabs = [...prelims.files, ...mains.files]
	return {
		problems: [...prelims.problems, ...mains.problems, ...syllabus.problems, ...routine.problems],
		itemCount: tabs.reduce((sum, { file }) => sum + file.sections.flatMap(({ items }) => items).length, 0),
	}
}

const nameOf = (path: string) => basename(path, '.json')

/** Reads the files of a kind: one for each of `names`, no other, and each as `problemsOf` wants it. */
async function check<T>(
	folder: string,
	kind: string,
	names: readonly string[],
	shape: Shape<T>,
	problemsOf: (named: Named<T>) => string[],
) {
	const { files, found, problems } = await readFiles(folder, kind, shape)
	const unknown = found.filter((name) => !names.includes(nameOf(name)))
	const missing = names.filter((name) => !found.includes(`${name}.json`))
	return {
		files,
		problems: [
			...problems,
			...unknown.map((name) => `${kind}/${name}: is not one of ${names.join(', ')}`),
			...missing.map((name) => `${kind}/${name}.json: is missing`),
			...files.flatMap((named) => problemsOf(named).map((problem) => `${named.path}: ${problem}`)),
		],
	}
}
