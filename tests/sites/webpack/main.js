import './plyscope/ply-scope.js';
