/**
 * Serves `/sitemap.xml` and `/robots.txt`, which say what search engines are to read.
 *
 * The sitemap is a list of parts of at most 5,000 addresses. A part has a name that stays, and is read by itself, so a
 * sitemap of a million questions costs no request more than one of a thousand (docs/adr/0018-found-and-shared.md).
 */
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../pages/accepted-encoding.ts'
import { type KeptAnswers, keepAnswers } from './kept-answers.ts'
import { robotsText } from './robots-text.ts'
import { type PublicAddress, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

/** Lists the public pages of one kind. */
export interface SitemapSource {
	/** Is unique, of a-z and hyphens. */
	name: string
	/** Names its parts: a-z and 0-9. */
	listParts(): Promise<string[]>
	/** Lists at most 2,500, because each is there in two languages. It returns null for a part that it does not have. */
	listAddresses(part: string): Promise<PublicAddress[] | null>
}

export interface SitemapSettings {
	/** Has no trailing slash. */
	origin: string
	sources: SitemapSource[]
	/** Lists the beginnings of the addresses that are nobody's business but the visitor's. */
	privatePaths: string[]
}

const FRESH_MILLISECONDS = 600_000
const MAX_BYTES = 8 * 1024 * 1024
/** Compresses in another thread: a full part is 2 MB, and others would wait for 20 ms. */
const compress = promisify(gzip)
const decompress = promisify(gunzip)
const partName = /^([a-z-]+)-([a-z0-9]{1,20})$/
const hidden = { schema: { hide: true } as object }

export function mountSitemap(app: FastifyInstance, settings: SitemapSettings): void {
	const { origin, sources, privatePaths } = settings
	const kept = keepAnswers(MAX_BYTES, FRESH_MILLISECONDS)
	const robots = robotsText(origin, privatePaths)

	app.get('/robots.txt', hidden, (_request, reply) =>
		reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
	)

	app.get('/sitemap.xml', hidden, (request, reply) =>
		sendXml(request, reply, kept, 'index', async () => sitemapIndexXml(await listPartUrls(origin, sources))),
	)

	app.get<{ Params: { part: string } }>('/sitemap-:part.xml', hidden, (request, reply) => {
		const [, name, part = ''] = partName.exec(request.params.part) ?? []
		const source = sources.find((candidate) => candidate.name === name)
		return sendXml(request, reply, kept, `${name} ${part}`, async () => {
			const addresses = await source?.listAddresses(part)
			return addresses ? sitemapXml(origin, addresses) : null
		})
	})
}

/** Puts all parts in the root, because a part may only name addresses below its own folder. */
async function listPartUrls(origin: string, sources: SitemapSource[]): Promise<string[]> {
	const lists = await Promise.all(
		sources.map(async ({ name, listParts }) => {
			const parts = await listParts()
			return parts.map((part) => `${origin}/sitemap-${name}-${part}.xml`)
		}),
	)
	return lists.flat()
}

async function sendXml(
	request: FastifyRequest,
	reply: FastifyReply,
	kept: KeptAnswers,
	key: string,
	write: () => Promise<string | null>,
): Promise<FastifyReply> {
	const zipped = await kept.get(key, async () => {
		const xml = await write()
		return xml === null ? null : compress(xml)
	})
	if (!zipped) {
		reply.callNotFound()
		return reply
	}
	const takesGzip = acceptedEncoding(request.headers['accept-encoding']).encoding !== 'identity'
	// The list itself is nothing to be found.
	reply.headers({ 'cache-control': 'public, max-age=600', 'x-robots-tag': 'noindex', vary: 'accept-encoding' })
	if (takesGzip) reply.header('content-encoding', 'gzip')
	return reply.type('application/xml; charset=utf-8').send(takesGzip ? zipped : await decompress(zipped))
}
