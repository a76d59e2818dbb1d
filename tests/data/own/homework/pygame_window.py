# line 2
import pygame

pygame.init()
