import DefaultTheme from 'vitepress/theme';
import '../../plyscope/ply-scope.js';

export default DefaultTheme;
