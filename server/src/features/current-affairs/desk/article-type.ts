import type { ArticleCategory } from '@aravalli/shared/current-affairs/article'
import {
	ARTICLE_COPY_BODY,
	type ArticleDraft,
	articleLanguageState,
	articleProblems,
	cleanArticleDraft,
	emptyArticleTexts,
} from '@aravalli/shared/current-affairs/article-draft'
import { AppError } from '@aravalli/shared/errors'
import { languages } from '@aravalli/shared/language'
import type { ContentType } from '../../../content/desk/public.ts'
import { newSlug } from '../../../platform/new-slug.ts'
import { sanitizeRichText } from '../../../platform/rich-text/sanitize-rich-text.ts'
import type { NewArticle } from '../new-article.ts'
import { reinstateArticle, upsertArticle, withdrawArticle } from '../storing/tables.ts'
import { findLiveArticle } from './tables.ts'

interface ArticleFacts {
	category: ArticleCategory | null
	publishedOn: string | null
}

/** Lets editors work on current-affairs articles. */
export const articleType: ContentType<ArticleDraft, ArticleFacts> = {
	name: 'current-affairs',
	clean: cleanDraft,
	title: ({ english, hindi }) => ({ english: english.title, hindi: hindi.title }),
	facts: ({ category, publishedOn }) => ({ category, publishedOn }),
	languages: ({ english, hindi }) => ({ english: articleLanguageState(english), hindi: articleLanguageState(hindi) }),
	problems: articleProblems,
	newId: ({ english }) => newSlug(english.title, 'article'),
	async load(db, id) {
		const live = await findLiveArticle(db, id)
		return live && { data: liveDraft(live.article), isPublished: live.isPublished, updatedAt: live.updatedAt }
	},
	publish: (tx, id, draft) => upsertArticle(tx, newArticle(id, draft)),
	withdraw: withdrawArticle,
	reinstate: reinstateArticle,
}

/**
 * Refuses what cleaning makes too long: `<` becomes four characters where it begins no element.
 *
 * @throws AppError `request.invalid` with the field for what could not be read again once it is stored
 */
function cleanDraft(draft: ArticleDraft): ArticleDraft {
	const clean = cleanArticleDraft(draft, sanitizeRichText)
	const long = languages.filter((language) => clean[language].body.length > ARTICLE_COPY_BODY)
	if (long.length === 0) return clean
	throw new AppError(
		'request.invalid',
		{},
		long.map((language) => ({ path: `content.${language}.body`, code: 'too_big' })),
	)
}

function liveDraft({ id: _, hindi, ...same }: NewArticle): ArticleDraft {
	return { ...same, hindi: hindi ?? emptyArticleTexts() }
}

function newArticle(id: string, { category, publishedOn, picture, english, hindi }: ArticleDraft): NewArticle {
	if (!(category && publishedOn)) throw new Error(`the article ${id} is incomplete`)
	const hasHindi = articleLanguageState(hindi) !== 'missing'
	return { id, category, publishedOn, picture, english, hindi: hasHindi ? hindi : null }
}
