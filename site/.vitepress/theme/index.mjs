import DefaultTheme from 'vitepress/theme'
import FieldPlayground from './field-playground.vue'

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('FieldPlayground', FieldPlayground)
  },
}
