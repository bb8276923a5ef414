import type { PostItem } from '@aravalli/shared/blogs/kind'
import { serverPosts } from '../features/blogs/post-kind.ts'
import type { Database } from '../platform/database/open-database.ts'
import { storeItems } from './store-items.ts'

export type BuiltPost = PostItem & { id: string }

/** Builds a complete post; a test names only what it is about. */
export function buildPost(given: Partial<BuiltPost> = {}): BuiltPost {
	return {
		id: 'outline-map',
		publishedOn: '2026-11-14',
		picture: { large: '/assets/blogs/a.webp', small: '/assets/blogs/a-small.webp' },
		pictureSource: '',
		english: {
			heading: 'Learning Rajasthan with an outline map',
			description: 'Five layers to draw.',
			tags: ['Geography', 'Maps'],
			body: '<p>The Banas flows <strong>east</strong>.</p><h2>The frame</h2><p>Five neighbours.</p>',
		},
		hindi: {
			heading: 'रेखा मानचित्र से राजस्थान सीखें',
			description: 'बनाने के लिए पाँच परतें।',
			tags: ['भूगोल', 'मानचित्र'],
			body: '<p>बनास <strong>पूर्व</strong> की ओर बहती है।</p><h2>ढाँचा</h2><p>पाँच पड़ोसी।</p>',
		},
		...given,
	}
}

export const storePosts = (test: { database: Database }, ...posts: BuiltPost[]) => storeItems(test, serverPosts, posts)
