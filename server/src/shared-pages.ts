import { paperCategories } from '@aravalli/shared/answer-writing/question'
import type { SharedPage } from './platform/pages/shared-address.ts'

const category = { default: 'ALL_PAPERS', pattern: new RegExp(`^(${paperCategories.join('|')})$`) }
/** Deeper pages are rarely read; storing them would push out what everybody reads. */
const page = { default: '1', pattern: /^[1-9]\d?$/ }

/** The pages that look the same to everybody without a session. Searches are not stored: there is no end to them. */
export const sharedPages: SharedPage[] = [
	{ path: /^\/(dashboard)?$/, keys: {} },
	{ path: /^\/answer-writing-practice$/, keys: { category, page } },
	{ path: /^\/answer-writing-practice\/[a-z0-9-]{1,120}$/, keys: { category, page } },
	{ path: /^\/(about|help|contact|privacy-policy|terms-conditions|refund-policy)$/, keys: {} },
	{ path: /^\/design-system$/, keys: {} },
]
