export const messages = { title: '' }
