import type { PostItem } from '@aravalli/shared/blogs/kind'
import { addDays } from '@aravalli/shared/india-time'
import { z } from 'zod'
import { oneItemEach } from '../../content/demo-files.ts'
import { address, bilingual, cover, daysAgo, text } from '../../content/demo-parts.ts'
import { serverPosts } from './post-kind.ts'

const texts = z.strictObject({
	heading: text,
	description: text,
	/** Is rich text; each entry is a heading, a paragraph, a list or a table. */
	body: z.array(text).min(1),
})

/** Reads a post as `content/blogs/<id>.json` holds it. */
const postFile = z.strictObject({
	daysAgo,
	cover,
	picture: address,
	pictureSmall: address,
	tags: bilingual(z.array(text)),
	english: texts,
	hindi: texts,
})

type PostFile = z.output<typeof postFile>

export const postFiles = oneItemEach({ own: serverPosts, folder: 'blogs', shape: postFile, toItem: toPost })

function toPost(file: PostFile, today: string): PostItem {
	const textsIn = (language: 'english' | 'hindi') => ({
		...file[language],
		tags: file.tags[language],
		body: file[language].body.join(''),
	})
	return {
		publishedOn: addDays(today, -file.daysAgo),
		picture: { large: file.picture, small: file.pictureSmall },
		pictureSource: '',
		english: textsIn('english'),
		hindi: textsIn('hindi'),
	}
}
