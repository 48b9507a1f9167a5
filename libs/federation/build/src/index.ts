export { defineApp } from './define-app.ts';
