/**
 * Draws the pictures of shared links, and keeps those that were asked for last.
 *
 * A picture is known by a hash of all that it shows, so a kept one is never out of date, and whoever has it already is told so
 * without a drawing. Only what exists is drawn, one picture at a time, and few may wait: a flood of requests costs a part of
 * one processor.
 */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createKeptFiles } from '../pdf/kept-files.ts'
import type { PdfRenderer } from '../pdf/pdf-renderer.ts'
import { printableJson } from '../pdf/printable-json.ts'
import { cardData, type SharingCard } from './sharing-card.ts'

const source = readFileSync(new URL('./sharing-card.typ', import.meta.url), 'utf8')

/** Two hundred pictures fit into this. */
const MAX_BYTES = 16 * 1024 * 1024
/**
 * So many are in hand at the same time; at about 70 ms each the last one waits half a second, and so does a PDF behind
 * it.
 */
const MAX_DRAWINGS = 8
const everybody = { key: 'pictures of shared links', isShared: true }
const ONE_DAY_SECONDS = 86_400

export interface SharingPictures {
	/** Answers with the picture of `card`; @throws AppError `server.overloaded` */
	send(card: SharingCard, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

export function createSharingPictures(pdf: Pick<PdfRenderer, 'renderPicture'>): SharingPictures {
	const files = createKeptFiles({ maxBytes: MAX_BYTES, maxInHand: MAX_DRAWINGS })
	return {
		async send(card, request, reply) {
			const data = printableJson(cardData(card))
			const key = hash('sha1', source + data, 'base64url')
			reply.headers(answerHeaders(`"${key}"`, isLanguageInAddress(request)))
			if (request.headers['if-none-match'] === `"${key}"`) return reply.code(304).send()
			return reply
				.type('image/png')
				.send(await files.get(key, () => pdf.renderPicture(source, { card: data }, everybody)))
		},
	}
}

const isLanguageInAddress = ({ query }: FastifyRequest) => Object.hasOwn(query as object, 'lang')

/**
 * Lets other sites show the pictures, which are there for that. An address without a language shows that of whoever
 * asks.
 */
function answerHeaders(etag: string, isLasting: boolean) {
	return {
		etag,
		'cache-control': isLasting ? `public, max-age=${ONE_DAY_SECONDS}` : 'private, no-cache',
		'cross-origin-resource-policy': 'cross-origin',
	}
}
