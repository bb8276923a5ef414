/** Labels beside texts of one language are in that language, whatever the page's: the editor reads both. */
export const fieldLabels = {
	english: { questionText: 'Question', subCategory: 'Sub-category', answer: 'Model answer', tags: 'Tags' },
	hindi: { questionText: 'प्रश्न', subCategory: 'उप-श्रेणी', answer: 'आदर्श उत्तर', tags: 'टैग' },
} as const
