import { coursesContract, lecturePositionsContract } from '@aravalli/shared/courses/contract'
import type { FastifyInstance } from 'fastify'
import { attachment } from '../../platform/http/attachment.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { sendContentFile } from '../content-files/public.ts'
import type { CourseServices } from './course-services.ts'
import { findOpenLecture, findOpenMaterial } from './find-part.ts'
import { getCourse } from './get-course.ts'
import { listCourses } from './list-courses.ts'
import { notePosition } from './positions/note-position.ts'

export function courseRoutes(app: FastifyInstance, services: CourseServices): void {
	const { database, now } = services
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
			return sendContentFile(services, common.video, { request, reply })
		},

		'GET /api/courses/:courseId/materials/:materialId/file': async ({ params, language, request, reply }) => {
			const { courseId, materialId: id } = params
			const viewer = await app.findViewer(request)
			const { common, card } = await findOpenMaterial(database.db, { courseId, id, viewer, now: now(), language })
			reply.headers(attachment(`${card.title}.pdf`))
			return sendContentFile(services, common.file, { request, reply })
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
