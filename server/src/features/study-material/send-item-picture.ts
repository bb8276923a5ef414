import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import { type SectionKind, sectionKinds } from '@aravalli/shared/study-material/kinds'
import { type Paper, readKey } from '@aravalli/shared/study-material/section'
import type { Section } from '@aravalli/shared/study-sections'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getItem } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { richTextWords } from '../../platform/rich-text/rich-text-blocks.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { paperNames, sectionNames } from './study-words.ts'

interface Services {
	database: Database
	pictures: SharingPictures
}

/**
 * @param key an item's id, or the paper of a list
 * @throws AppError `study-item.not-found` or `server.overloaded`
 */
export async function sendItemPicture(
	{ database, pictures }: Services,
	{ section, key }: { section: Section; key: string },
	language: Language,
	{ request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
	const meant = readKey(section, key)
	if (!meant) throw new AppError('study-item.not-found')
	const name = sectionNames[section][language]
	const title = 'paper' in meant ? listTitle(meant.paper, language) : null
	const card = title ? { title, note: name } : { title: await headingOf(database, section, key, language), note: name }
	return pictures.send({ ...card, marks: null, language }, request, reply)
}

const allTitle = { english: 'All papers', hindi: 'सभी प्रश्नपत्र' }

const listTitle = (paper: Paper | 'all-papers', language: Language) =>
	paper === 'all-papers' ? allTitle[language] : paperNames[paper][language]

async function headingOf(database: Database, section: Section, id: string, language: Language): Promise<string> {
	const kind: SectionKind = sectionKinds[section]
	const { card } = await getItem(database.db, kind, id, { language, notFound: 'study-item.not-found' })
	return richTextWords(card.heading)
}
