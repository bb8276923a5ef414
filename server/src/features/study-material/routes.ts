import type { Language } from '@aravalli/shared/language'
import { studyMaterialContract } from '@aravalli/shared/study-material/contract'
import {
	capsuleKind,
	infographicKind,
	learningMapKind,
	mindMapKind,
	notesKind,
	type SectionKind,
} from '@aravalli/shared/study-material/kinds'
import type { Section } from '@aravalli/shared/study-sections'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getItem } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { attachment, inline } from '../../platform/http/attachment.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { createKeptFiles } from '../../platform/pdf/kept-files.ts'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { listPublishedItems } from './list-published-items.ts'
import { makePublicFile } from './make-public-file.ts'
import {
	presentCapsule,
	presentCapsuleCard,
	presentInfographic,
	presentLearningMap,
	presentMindMap,
	presentNotes,
} from './present-item.ts'
import { sendItemPicture } from './send-item-picture.ts'

interface StudyMaterialServices {
	database: Database
	pdf: PdfRenderer
	pictures: SharingPictures
	/** Is the public origin, without a trailing slash. */
	origin: string
}

interface PictureCall {
	params: { id: string }
	language: Language
	request: FastifyRequest
	reply: FastifyReply
}

/**
 * The limits allow for some hundred files, made a few at a time: behind one address of a coaching institute many ask at
 * once.
 */
const fileLimits = { maxBytes: 16 * 1024 * 1024, maxInHand: 20 }

export function studyMaterialRoutes(app: FastifyInstance, services: StudyMaterialServices): void {
	const { database } = services
	const files = createKeptFiles(fileLimits)
	const item = <K extends SectionKind>(kind: K, id: string, language: Language) =>
		getItem(database.db, kind, id, { language, notFound: 'study-item.not-found' })
	const picture =
		(section: Section) =>
		({ params: { id: key }, language, request, reply }: PictureCall) =>
			sendItemPicture(services, { section, key }, language, { request, reply })

	mountContract(app, studyMaterialContract, {
		'GET /api/content/to-the-point': ({ query, language }) =>
			listPublishedItems(database, 'to-the-point', query, language),
		'GET /api/content/to-the-point/:id': async ({ params: { id }, language }) => ({
			data: presentNotes(await item(notesKind, id, language)),
		}),
		'GET /api/content/mind-map': ({ query, language }) => listPublishedItems(database, 'mind-map', query, language),
		'GET /api/content/mind-map/:id': async ({ params: { id }, language }) => ({
			data: presentMindMap(await item(mindMapKind, id, language)),
		}),
		'GET /api/content/infography': ({ query, language }) =>
			listPublishedItems(database, 'infographics', query, language),
		'GET /api/content/infography/:id': async ({ params: { id }, language }) => ({
			data: presentInfographic(await item(infographicKind, id, language)),
		}),
		'GET /api/content/learning-through-map': ({ query, language }) =>
			listPublishedItems(database, 'learning-through-map', query, language),
		'GET /api/content/learning-through-map/:id': async ({ params: { id }, language }) => ({
			data: presentLearningMap(await item(learningMapKind, id, language)),
		}),
		'GET /api/content/mains-answer-enrichment-capsule': async ({ query, language }) => {
			const list = await listPublishedItems(database, 'mains-answer-enrichment-capsule', query, language)
			return { ...list, data: list.data.map(presentCapsuleCard) }
		},
		'GET /api/content/mains-answer-enrichment-capsule/:id': async ({ params: { id }, language }) => ({
			data: presentCapsule(await item(capsuleKind, id, language)),
		}),
		'GET /api/public-files/:section/:name': async ({ params, query, language, request, reply }) => {
			const { content, fileName, etag } = await makePublicFile({ ...services, files }, params, {
				language,
				network: networkOf(request.ip),
			})
			reply.headers({
				...(query.download === 'true' ? attachment : inline)(fileName),
				etag,
				'cache-control': 'public, no-cache',
				vary: 'cookie, accept-language',
			})
			if (request.headers['if-none-match'] === etag) return reply.code(304).send()
			return reply.type('application/pdf').send(content)
		},
		'GET /api/sharing-picture/to-the-point/:id': picture('to-the-point'),
		'GET /api/sharing-picture/mind-map/:id': picture('mind-map'),
		'GET /api/sharing-picture/infographics/:id': picture('infographics'),
		'GET /api/sharing-picture/learning-through-map/:id': picture('learning-through-map'),
		'GET /api/sharing-picture/mains-answer-enrichment-capsule/:id': picture('mains-answer-enrichment-capsule'),
	})
}
