import { courseFilesContract, coursesContract, lecturePositionsContract } from '@aravalli/shared/courses/contract'
import { VIDEO_MAX_BYTES } from '@aravalli/shared/courses/course'
import { AppError } from '@aravalli/shared/errors'
import type { FastifyInstance } from 'fastify'
import { allowForms, receiveForm } from '../../platform/files/receive-form.ts'
import { attachment } from '../../platform/http/attachment.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { courseFileAddress } from './course-file-address.ts'
import type { CourseServices } from './course-services.ts'
import { addCourseFile } from './files/add-course-file.ts'
import { collectUnusedRegularly } from './files/collect-unused.ts'
import { findOpenLecture, findOpenMaterial } from './find-part.ts'
import { getCourse } from './get-course.ts'
import { listCourses } from './list-courses.ts'
import { notePosition } from './positions/note-position.ts'
import { sendCourseFile } from './send-course-file.ts'

export function courseRoutes(app: FastifyInstance, services: CourseServices): void {
	const { database, now } = services
	collectUnusedRegularly(services)
	mountContract(app, coursesContract, {
		'GET /api/courses': async ({ language, request }) => ({
			data: await listCourses(database, { viewer: await app.findViewer(request), language, now: now() }),
		}),

		'GET /api/courses/:courseId': async ({ params, language, request }) => ({
			data: await getCourse(database, { ...params, viewer: await app.findViewer(request), language, now: now() }),
		}),

		'GET /api/courses/:courseId/lectures/:lectureId/video': async ({ params, request, reply }) => {
			const { courseId, lectureId: id } = params
			const viewer = await app.findViewer(request)
			const { common } = await findOpenLecture(database.db, { courseId, id, viewer, now: now() })
			// A browser asks again each time: what was free may be sold tomorrow.
			if (common.isFree) reply.header('cache-control', 'no-cache')
			return sendCourseFile(services, common.video, { request, reply })
		},

		'GET /api/courses/:courseId/materials/:materialId/file': async ({ params, language, request, reply }) => {
			const { courseId, materialId: id } = params
			const viewer = await app.findViewer(request)
			const { common, card } = await findOpenMaterial(database.db, { courseId, id, viewer, now: now(), language })
			reply.headers(attachment(`${card.title}.pdf`))
			return sendCourseFile(services, common.file, { request, reply })
		},
	})
}

/** Serves whoever is signed in. */
export function lecturePositionRoutes(app: FastifyInstance, { database, now }: CourseServices): void {
	mountContract(app, lecturePositionsContract, {
		'PUT /api/courses/:courseId/lectures/:lectureId/position': async ({ params, body, viewer }) => {
			await notePosition(database, { ...params, ...body, viewer, now: now() })
			return {}
		},
	})
}

const form = {
	fileField: 'file',
	maxFiles: 1,
	maxFileBytes: VIDEO_MAX_BYTES,
	maxFieldBytes: 1_000,
	refusals: { tooMany: 'request.too-large', tooLarge: 'courses.file-too-large' },
} as const

/** These stand apart from others, because only here a body may be a form with a file. */
export async function courseFileRoutes(app: FastifyInstance, services: CourseServices): Promise<void> {
	await allowForms(app)
	mountContract(app, courseFilesContract, {
		'POST /api/admin/course-files': async ({ request }) => ({
			data: await receiveForm(request, form, ({ files: [file] }) => {
				if (!file) throw new AppError('file.missing')
				return addCourseFile(services, file)
			}),
		}),

		'GET /api/admin/course-files/:fileId': ({ params, request, reply }) =>
			sendCourseFile(services, courseFileAddress(params.fileId), { request, reply }),
	})
}
