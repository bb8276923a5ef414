import {
	cleanPostDraft,
	emptyPostTexts,
	type PostDraft,
	postCopyLimits,
	postLanguageState,
	postProblems,
} from '@aravalli/shared/blogs/post-draft'
import { AppError } from '@aravalli/shared/errors'
import { languages } from '@aravalli/shared/language'
import type { ContentType } from '../../../content/desk/public.ts'
import { newSlug } from '../../../platform/new-slug.ts'
import { sanitizeRichText } from '../../../platform/rich-text/sanitize-rich-text.ts'
import type { NewPost } from '../new-post.ts'
import { findLivePost, reinstatePost, upsertPost, withdrawPost } from '../storing/tables.ts'

interface PostFacts {
	publishedOn: string | null
}

/** Lets editors work on blog posts. */
export const postType: ContentType<PostDraft, PostFacts> = {
	name: 'blogs',
	clean: cleanDraft,
	title: ({ english, hindi }) => ({ english: english.heading, hindi: hindi.heading }),
	facts: ({ publishedOn }) => ({ publishedOn }),
	languages: ({ english, hindi }) => ({ english: postLanguageState(english), hindi: postLanguageState(hindi) }),
	problems: postProblems,
	newId: ({ english }) => newSlug(english.heading, 'post'),
	async load(db, id) {
		const live = await findLivePost(db, id)
		return live && { data: liveDraft(live.post), isPublished: live.isPublished, updatedAt: live.updatedAt }
	},
	publish: (tx, id, draft) => upsertPost(tx, newPost(id, draft)),
	withdraw: withdrawPost,
	reinstate: reinstatePost,
}

/**
 * Refuses what cleaning makes too long: `<` becomes four characters where it begins no element.
 *
 * @throws AppError `request.invalid` with the field for what could not be read again once it is stored
 */
function cleanDraft(draft: PostDraft): PostDraft {
	const clean = cleanPostDraft(draft, sanitizeRichText)
	const long = languages.filter((language) => clean[language].body.length > postCopyLimits.body)
	if (long.length === 0) return clean
	throw new AppError(
		'request.invalid',
		{},
		long.map((language) => ({ path: `content.${language}.body`, code: 'too_big' })),
	)
}

/** Makes a working copy of what readers see, to go on with. */
function liveDraft({ id: _, hindi, ...same }: NewPost): PostDraft {
	return cleanPostDraft({ ...same, hindi: hindi ?? emptyPostTexts() }, sanitizeRichText)
}

/** Makes what readers are to see of a working copy that has no problems. */
function newPost(id: string, { publishedOn, picture, english, hindi }: PostDraft): NewPost {
	if (!publishedOn) throw new Error(`the post ${id} is incomplete`)
	return { id, publishedOn, picture, english, hindi: postLanguageState(hindi) === 'missing' ? null : hindi }
}
