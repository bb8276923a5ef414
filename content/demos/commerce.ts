import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '../../server/src/content/read-demo-files.ts'
import { courseFiles, lectureFiles, materialFiles } from '../../server/src/features/courses/course-demo.ts'
import { planFiles } from '../../server/src/features/evaluation-plans/plan-demo.ts'
import {
	holidayFiles,
	mentorshipCallFiles,
	sessionTypeFiles,
	workingDaysFiles,
} from '../../server/src/features/expert-sessions/session-demo.ts'
import { declareDemo } from '../demo.ts'
import { listProblems, pairProblems } from '../pair-problems.ts'

const courseProblems = ({ courseId }: { courseId: string }) =>
	existsSync(join(contentFolder, 'courses/courses', `${courseId}.json`))
		? []
		: [`belongs to ${courseId}, which is no course`]

/** What a clone brings with it stays small. */
const FILE_BYTES = 1_500_000

function fileProblems(name: string): string[] {
	const path = join(contentFolder, 'courses/files', name)
	if (!existsSync(path))
		return [`names ${name}, which is not in content/courses/files; content/draw-lectures.ts draws it`]
	const { size } = statSync(path)
	return size > FILE_BYTES ? [`${name} has ${size} bytes; at most ${FILE_BYTES} are wanted`] : []
}

/** Are the demos of what is sold, and of who works when. */
export const commerceDemos = [
	declareDemo({ ...courseFiles, count: [3, 3], mayLackPictures: true, keysOf: ({ position }) => ({ position }) }),
	declareDemo({
		...lectureFiles,
		count: [9, Number.POSITIVE_INFINITY],
		keysOf: ({ courseId, position }) => ({ position: `${courseId} ${position}` }),
		ownProblems: ({ slides, video, ...lecture }) => [
			...courseProblems(lecture),
			...fileProblems(video),
			...slides.flatMap(({ english, hindi }, index) => [
				...pairProblems(`slide ${index + 1} heading`, { english: english.heading, hindi: hindi.heading }),
				...listProblems(`slide ${index + 1} point`, { english: english.points, hindi: hindi.points }),
			]),
		],
		jointProblems: (files) =>
			[...new Set(files.map(({ file }) => file.courseId))]
				.filter((courseId) => !files.some(({ file }) => file.courseId === courseId && file.isFree))
				.map((courseId) => `${courseId} has no free lecture`),
	}),
	declareDemo({
		...materialFiles,
		keysOf: ({ courseId, position }) => ({ position: `${courseId} ${position}` }),
		ownProblems: ({ file, ...material }) => [
			...courseProblems(material),
			...(file === undefined ? [] : fileProblems(file)),
		],
	}),
	declareDemo({ ...planFiles, count: [4, 4], keysOf: ({ position }) => ({ position }) }),
	declareDemo({ ...sessionTypeFiles, count: [6, 6], keysOf: ({ position }) => ({ position }) }),
	declareDemo({ ...workingDaysFiles, count: [2, 2], keysOf: ({ service }) => ({ service }) }),
	declareDemo({ ...holidayFiles, keysOf: ({ day }) => ({ day }) }),
	declareDemo(mentorshipCallFiles),
]
