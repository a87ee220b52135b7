export { staffProblems } from './staff-problems.ts';
export { translateMessage } from './translate-message.ts';
