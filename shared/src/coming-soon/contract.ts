import { z } from 'zod'
import { findComingSoonPage } from './coming-soon-pages.ts'

export const comingSoonPath = z
	.string({ error: 'page-unknown' })
	.refine((path) => findComingSoonPage(path) !== null, 'page-unknown')
	.describe('The path of a page that is coming')
